import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createCopiesRepository } from './copies.repository.ts';
import { itemTexts } from './item-text.table.ts';

export type { ItemCopy } from './copies.repository.ts';
export { itemTexts } from './item-text.table.ts';

export const copiesNoun = defineNoun({
  tables: { itemTexts },
  repository: createCopiesRepository,
  access: {
    of: 'reads',
    put: { changes: (itemIds) => itemIds.map(partOfItemChanged) },
  },
});
