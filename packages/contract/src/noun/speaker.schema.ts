import { speakerProvenances } from '@ecco/domain';
import { z } from 'zod';
import { Citation } from './citation.schema.ts';

export const Speaker = z.object({
  label: z.string(),
  name: z.string(),
  role: z.string().nullable(),
  organisation: z.string().nullable(),
  /** Where the name comes from; null where nobody is named. */
  provenance: z.enum(speakerProvenances).nullable(),
  evidence: Citation.nullable(),
  segments: z.number().int(),
  /** Share of the spoken or written words, 0 to 1. */
  share: z.number(),
  /** Runs of speech for the strip of who speaks when: [start, end] as fractions of the whole item. */
  runs: z.array(z.tuple([z.number(), z.number()])),
});
export type Speaker = z.infer<typeof Speaker>;
