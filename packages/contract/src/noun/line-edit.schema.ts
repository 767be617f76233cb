import { z } from 'zod';
import { limits } from './limit.ts';
import { Pagination } from './pagination.schema.ts';
import { Segment } from './segment.schema.ts';
import { prose } from './text.schema.ts';

/** Other words for a line. `before`: those that the person saw, so that nobody's correction is written over unseen. */
export const LineCorrection = z.object({
  before: z.string().max(limits.lineTextMax),
  text: prose(limits.lineTextMax).min(1, 'A line has at least one character.'),
});
export type LineCorrection = z.infer<typeof LineCorrection>;

/** A correction of a line. `line`: its index by now; null where the line was cut otherwise since. */
export const LineEdit = z.object({
  uuid: z.string(),
  segment: z.string(),
  line: z.number().int().nullable(),
  at: z.string(),
  by: z.string().nullable(),
  before: z.string(),
  after: z.string(),
  /** It was taken back, or takes another one back. */
  undone: z.boolean(),
});
export type LineEdit = z.infer<typeof LineEdit>;

/** `waiting`: corrections of the item on which summary, claims and the rest were not made again yet. */
export const LineEdits = z.object({
  edits: z.array(LineEdit),
  waiting: z.number().int(),
  pagination: Pagination,
});
export type LineEdits = z.infer<typeof LineEdits>;

export const CorrectedLine = z.object({ segment: Segment });
