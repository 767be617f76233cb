import type { Noun } from '../connection/noun.ts';
import { createShowsRepository } from './show.repository.ts';
import { shows } from './show.table.ts';

export { showBounds } from './show.bounds.ts';
export { shows } from './show.table.ts';
export type { FetchOutcome, NewShow, Show } from './show.types.ts';
export { showNames, showWords } from './show-words.ts';

export const noun = {
  tables: { shows },
  repository: createShowsRepository,
} satisfies Noun;
