import { z } from 'zod';
import { CitedText } from './citation.schema.ts';

/** A page of a document, from 1, and what is told of it: nothing where it holds nothing that can be told. */
export const NarratedPage = z.object({
  page: z.number().int(),
  /** The first chapter that begins on the page. */
  title: z.string().nullable(),
  narration: z.array(CitedText),
});
export type NarratedPage = z.infer<typeof NarratedPage>;
