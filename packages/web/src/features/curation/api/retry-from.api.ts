import type { StageName } from '@ecco/domain';
import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

/** Runs the stages of an item again, from one of them on. */
export const useRetryFrom = (slug: string) =>
  useCurate((from: StageName) =>
    // Without a stage the source itself is fetched again.
    api.item.retry({ slug, transcribe: 'true', ...(from !== 'acquire' && { from }) }),
  );
