import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createAssertionsRepository } from './assertion.repository.ts';
import { assertions } from './assertion.table.ts';

export { assertionOfRow, type StoredAssertion } from './assertion.repository.ts';
export { assertions } from './assertion.table.ts';

export const noun = defineNoun({
  tables: { assertions },
  repository: createAssertionsRepository,
  access: { ofItem: 'reads', replace: { changes: (_, itemId) => [partOfItemChanged(itemId)] } },
});
