import { defineNoun } from '../changes/noun.ts';
import { createPensionSearchesRepository } from './pension-search.repository.ts';
import { pensionSearches } from './pension-search.table.ts';

export const pensionSearchesNoun = defineNoun({
  tables: { pensionSearches },
  repository: createPensionSearchesRepository,
  access: {
    ofUser: 'reads',
    save: { silent: 'What somebody asks for is read from their own row alone.' },
  },
});
