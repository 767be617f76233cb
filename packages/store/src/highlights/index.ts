import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createHighlightsRepository } from './highlight.repository.ts';
import { highlights } from './highlight.table.ts';

export type { Highlight, NewHighlight } from './highlight.repository.ts';
export { highlights } from './highlight.table.ts';

export const highlightsNoun = defineNoun({
  tables: { highlights },
  repository: createHighlightsRepository,
  access: {
    ofItem: 'reads',
    replace: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
    setApproved: { changes: (changed, itemId) => (changed > 0 ? [partOfItemChanged(itemId)] : []) },
  },
});
