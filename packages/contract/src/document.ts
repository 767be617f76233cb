import { z } from 'zod';
import { CitedText } from './citation.ts';

/** What a public document says it is (D35); `document` where it says nothing of the kind. */
export const documentTypes = [
  'agenda',
  'draft-minutes',
  'approved-minutes',
  'minutes',
  'notice',
  'earnings-call',
  'meeting-transcript',
  'report',
  'filing',
  'document',
] as const;
export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;

/** A page of a document, from 1, and what is told of it: nothing where it holds nothing that can be told. */
export const NarratedPage = z.object({
  page: z.number().int(),
  /** The first chapter that begins on the page. */
  title: z.string().nullable(),
  narration: z.array(CitedText),
});
export type NarratedPage = z.infer<typeof NarratedPage>;
