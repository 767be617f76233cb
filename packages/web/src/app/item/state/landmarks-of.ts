import type { Summary } from '@ecco/contract';
import type { Anchor } from '../../../features/transcript/playing-line.ts';

/** The lines at which chapters begin, with their seconds. */
export const landmarksOf = (summary: Summary | null): Anchor[] =>
  (summary?.items ?? []).flatMap(({ content_id: line, start_timestamp: start }) =>
    start === null ? [] : [{ line, start }],
  );
