import { ifAny, partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createRevisionsRepository } from './revision.repository.ts';
import { transcriptRevisions } from './revision.table.ts';

export type { Revision } from './revision.repository.ts';

export const revisionsNoun = defineNoun({
  tables: { transcriptRevisions },
  repository: createRevisionsRepository,
  access: {
    begin: { changes: (begun) => ifAny(begun, ({ itemId }) => [partOfItemChanged(itemId)]) },
    findById: 'reads',
    ofItem: 'reads',
    underWay: 'reads',
    move: { changes: (moved) => ifAny(moved, ({ itemId }) => [partOfItemChanged(itemId)]) },
  },
});
