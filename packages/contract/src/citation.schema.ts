import { z } from 'zod';

/** Where a statement stands in its source: the words, and the exact second or page. Times in seconds. */
export const Citation = z.object({
  segment_id: z.string(),
  /** Line index of the segment, as used by `content_id` in links. */
  content_id: z.number().int(),
  source_text: z.string(),
  start_timestamp: z.number().nullable(),
  end_timestamp: z.number().nullable(),
  page_number: z.number().int().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** A sentence of a summary. `verbatim`: these are the source's own words and may stand in quotation marks. */
export const CitedText = z.object({ text: z.string(), verbatim: z.boolean(), citations: z.array(Citation) });
export type CitedText = z.infer<typeof CitedText>;
