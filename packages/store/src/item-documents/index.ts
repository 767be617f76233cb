import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createItemDocumentsRepository } from './item-document.repository.ts';
import { documentDrafts, documentVersions, itemDocuments } from './item-document.table.ts';

export type { DocumentDraft, DocumentVersion, ItemDocument } from './item-document.repository.ts';

export const itemDocumentsNoun = defineNoun({
  tables: { itemDocuments, documentVersions, documentDrafts },
  repository: createItemDocumentsRepository,
  access: {
    find: 'reads',
    holdNewest: 'reads',
    versions: 'reads',
    textOf: 'reads',
    draft: 'reads',
    keepDraft: { silent: 'A draft is seen by who writes it.' },
    dropDraft: { silent: 'A draft is seen by who writes it.' },
    save: { changes: (_, { itemId }) => [partOfItemChanged(itemId)] },
    remove: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
  },
});
