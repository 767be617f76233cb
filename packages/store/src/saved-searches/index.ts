import { defineNoun } from '../changes/noun.ts';
import { createSavedSearchesRepository } from './saved-search.repository.ts';
import { savedSearches } from './saved-search.table.ts';

export type { NewSavedSearch } from './saved-search.repository.ts';
export { savedSearches } from './saved-search.table.ts';

const personal = { silent: 'What somebody keeps for themselves is read from their own rows alone.' };

export const savedSearchesNoun = defineNoun({
  tables: { savedSearches },
  repository: createSavedSearchesRepository,
  access: {
    add: personal,
    find: 'reads',
    ofOwner: 'reads',
    holdCountOf: 'reads',
    rename: personal,
    see: personal,
    remove: personal,
  },
});
