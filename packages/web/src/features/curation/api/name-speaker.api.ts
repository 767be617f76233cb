import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

type Naming = { label: string; name: string; scope: 'item' | 'show' };

/** Names a speaker for everybody, in one item or in all of its show (D29). */
export const useNameSpeaker = (uuid: string) =>
  useCurate((naming: Naming) => api.curation.nameSpeaker({ uuid, ...naming }));
