import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

/** Changes the score of an item, 0 to 100. */
export const useSetScore = (uuid: string) =>
  useCurate((score: number) => api.curation.setScore({ uuid, score }));
