import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createItemDocumentsRepository } from './item-document.repository.ts';
import { itemDocuments } from './item-document.table.ts';

export type { ItemDocument } from './item-document.repository.ts';

export const noun = defineNoun({
  tables: { itemDocuments },
  repository: createItemDocumentsRepository,
  access: {
    find: 'reads',
    save: { changes: (_, { itemId }) => [partOfItemChanged(itemId)] },
    remove: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
  },
});
