import type { Noun } from '../connection/noun.ts';
import { createCountsRepository } from './count.repository.ts';
import { counts } from './count.table.ts';

export type { Counted } from './count.repository.ts';

export const noun = {
  tables: { counts },
  repository: createCountsRepository,
} satisfies Noun;
