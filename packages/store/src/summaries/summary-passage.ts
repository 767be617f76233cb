import { z } from 'zod';
import type { summaryPassages } from './summary-passage.table.ts';

/** A sentence of a summary, or the title of a chapter, with the place that it is about. Times in ms, pages from 1. */
const SummaryLine = z.object({
  text: z.string(),
  segmentId: z.string().nullable(),
  startMs: z.number().nullable(),
  endMs: z.number().nullable(),
  page: z.number().nullable(),
});
export type SummaryLine = z.infer<typeof SummaryLine>;

type Row = typeof summaryPassages.$inferSelect;

/**
 * What is found as one: a chapter, whose first line is its title, or a sentence of the short form. `idx`: of the
 * chapter, or of the sentence.
 */
export type SummaryPassage = Pick<Row, 'itemId' | 'kind' | 'idx'> & { lines: SummaryLine[] };

export const passageOf = ({ itemId, kind, idx, lines }: Omit<Row, 'text'>): SummaryPassage => ({
  itemId,
  kind,
  idx,
  lines: SummaryLine.array().parse(lines),
});

/** The line that is the title of a chapter. */
export const chapterTitle = ({ kind, lines }: SummaryPassage): SummaryLine | null =>
  kind === 'summary_item' ? (lines[0] ?? null) : null;
