import { z } from 'zod';

/** A verbatim run of one segment's text, and where it stands. Times in ms, pages from 1. */
export const Citation = z.object({
  segmentId: z.string(),
  quote: z.string(),
  startMs: z.number().nullable(),
  endMs: z.number().nullable(),
  page: z.number().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** A sentence of a summary. `verbatim`: these are the source's own words and may stand in quotation marks. */
export const CitedText = z.object({ text: z.string(), verbatim: z.boolean(), citations: z.array(Citation) });
export type CitedText = z.infer<typeof CitedText>;
