import type { Noun } from '../connection/noun.ts';
import { createSegmentsRepository } from './segment.repository.ts';
import { segmentAliases, segments } from './segment.table.ts';

export { createSegmentsRepository } from './segment.repository.ts';
export { segments } from './segment.table.ts';
export type { NewSegment, Segment, SegmentLine } from './segment.types.ts';
export { readSegments } from './segment-read.ts';

export const noun = {
  tables: { segments, segmentAliases },
  repository: createSegmentsRepository,
} satisfies Noun;
