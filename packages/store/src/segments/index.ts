import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createSegmentsRepository } from './segment.repository.ts';
import { segmentAliases, segments } from './segment.table.ts';

export { createSegmentsRepository } from './segment.repository.ts';
export { segmentAliases, segments } from './segment.table.ts';
export type { NewSegment, Segment, SegmentLine, SegmentMatch } from './segment.types.ts';
export { readSegments } from './segment-read.ts';

export const segmentsNoun = defineNoun({
  tables: { segments, segmentAliases },
  repository: createSegmentsRepository,
  access: {
    ofItem: 'reads',
    lines: 'reads',
    replace: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
    clear: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
    append: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
    correct: { changes: (_, { itemId }) => [partOfItemChanged(itemId)] },
    page: 'reads',
    count: 'reads',
    byIds: 'reads',
  },
});
