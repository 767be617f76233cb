import { defineNoun } from '../changes/noun.ts';
import { createVisitsRepository } from './visit.repository.ts';
import { visits } from './visit.table.ts';

export const visitsNoun = defineNoun({
  tables: { visits },
  repository: createVisitsRepository,
  access: { note: { silent: 'When somebody looked is read from their own rows alone.' } },
});
