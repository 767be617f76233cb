import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun, definePart } from '../changes/noun.ts';
import { createSummarizedItems } from './summarized-items.repository.ts';
import { createSummariesRepository } from './summary.repository.ts';
import { summaries } from './summary.table.ts';
import { summaryPassages } from './summary-passage.table.ts';
import { writeSummaryPassages } from './summary-passage.write.ts';

export { summaries } from './summary.table.ts';
export type { Summary, SummaryParts } from './summary.types.ts';
export { summaryPassages } from './summary-passage.table.ts';
export { chapterTitle, passageOf, type SummaryLine, type SummaryPassage } from './summary-passage.ts';

export { topicWords } from './topic-words.ts';

export const summariesNoun = defineNoun({
  tables: { summaries },
  derived: { summaryPassages },
  restored: (db) => writeSummaryPassages(db),
  repository: createSummariesRepository,
  access: {
    ofItem: 'reads',
    latest: 'reads',
    latestOf: 'reads',
    mainPointsOf: 'reads',
    save: { changes: (_, { itemId }) => [partOfItemChanged(itemId)] },
    clear: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
  },
});

export const summarizedItems = definePart({
  repository: createSummarizedItems,
  access: { newestTold: 'reads' },
});
