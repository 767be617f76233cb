import { accessChanged, listChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createPersonalDataRepository } from './personal-data.repository.ts';

export type { PersonalData } from './personal-data.repository.ts';

/** What is kept of one person, in the tables of all the others. */
export const personalDataNoun = defineNoun({
  tables: {},
  repository: createPersonalDataRepository,
  access: {
    exportOf: 'reads',
    erase: { changes: (lists, { id }) => [accessChanged(id), ...lists.map(listChanged)] },
  },
});
