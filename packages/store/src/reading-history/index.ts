import type { Noun } from '../connection/noun.ts';
import { createReadingHistoryRepository } from './reading-history.repository.ts';
import { readingHistory } from './reading-history.table.ts';

export type { HistoryEntry, Opened } from './reading-history.repository.ts';
export { createUnopenedItems, type UnopenedQuery } from './unopened-items.repository.ts';

export const noun = {
  tables: { readingHistory },
  repository: createReadingHistoryRepository,
} satisfies Noun;
