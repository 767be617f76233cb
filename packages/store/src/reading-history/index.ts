import { defineNoun, definePart } from '../changes/noun.ts';
import { createReadingHistoryRepository } from './reading-history.repository.ts';
import { readingHistory } from './reading-history.table.ts';
import { createUnopenedItems } from './unopened-items.repository.ts';

export type { HistoryEntry, ReadingMark } from './reading-history.repository.ts';
export { readingHistory } from './reading-history.table.ts';
export type { UnopenedQuery } from './unopened-items.repository.ts';

const personal = { silent: 'What somebody did for themselves is read from their own rows alone.' };

export const readingHistoryNoun = defineNoun({
  tables: { readingHistory },
  repository: createReadingHistoryRepository,
  access: {
    note: personal,
    page: 'reads',
    marksOf: 'reads',
    forget: personal,
    forgetAll: personal,
    completed: 'reads',
  },
});

export const unopenedItems = definePart({
  repository: createUnopenedItems,
  access: { newestUnopened: 'reads' },
});
