import type { Noun } from '../connection/noun.ts';
import { createSummariesRepository } from './summary.repository.ts';
import { summaries } from './summary.table.ts';
import { summaryPassages } from './summary-passage.table.ts';
import { writeSummaryPassages } from './summary-passage.write.ts';

export { summaries } from './summary.table.ts';
export type { Summary, SummaryParts } from './summary.types.ts';
export { summaryPassages } from './summary-passage.table.ts';
export { passageOf, type SummaryLine, type SummaryPassage, titleOf } from './summary-passage.ts';
export { createToldItems } from './told-items.repository.ts';
export { topicWords } from './topic-words.ts';

export const noun = {
  tables: { summaries },
  derived: { summaryPassages },
  restored: (db) => writeSummaryPassages(db),
  repository: createSummariesRepository,
} satisfies Noun;
