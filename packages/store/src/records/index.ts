import { defineNoun } from '../changes/noun.ts';
import { createRecordsRepository } from './record.repository.ts';

export type { RecordRow } from './record.repository.ts';

/** What is kept beside items, as data pages list it; it has no rows of its own. */
export const recordsNoun = defineNoun({
  tables: {},
  repository: createRecordsRepository,
  access: { page: 'reads' },
});
