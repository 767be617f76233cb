import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createAssertionsRepository } from './assertion.repository.ts';
import { assertions, themeCorrections } from './assertion.table.ts';

export { assertionOfRow, type StoredAssertion, type ThemeCorrection } from './assertion.repository.ts';
export { assertions } from './assertion.table.ts';

export const assertionsNoun = defineNoun({
  tables: { assertions, themeCorrections },
  repository: createAssertionsRepository,
  access: {
    ofItem: 'reads',
    find: 'reads',
    setTheme: { changes: (done, itemId) => (done ? [partOfItemChanged(itemId)] : []) },
    replace: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
  },
});
