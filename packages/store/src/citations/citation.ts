import type { Citation, CitedText } from '@ecco/domain';
import { z } from 'zod';

/** How a citation is read from the database. */
export const citationCodec = z.object({
  segmentId: z.string(),
  quote: z.string(),
  startMs: z.number().nullable(),
  endMs: z.number().nullable(),
  page: z.number().nullable(),
}) satisfies z.ZodType<Citation>;

export const citedTextCodec = z.object({
  text: z.string(),
  verbatim: z.boolean(),
  citations: z.array(citationCodec),
}) satisfies z.ZodType<CitedText>;
