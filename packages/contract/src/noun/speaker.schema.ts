import { speakerProvenances, timings } from '@ecco/domain';
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
  /** How long they speak, in ms; null where the item has no times. */
  talk_ms: z.number().int().nullable(),
  /** Their share of the time in which anybody speaks, 0 to 1; null where the item has no times. */
  talk_share: z.number().nullable(),
  /** `estimated` where a time at which they begin or end is. */
  talk_times: z.enum(timings),
  /** Runs of speech for the strip of who speaks when: [start, end] as fractions of the whole item. */
  runs: z.array(z.tuple([z.number(), z.number()])),
});
export type Speaker = z.infer<typeof Speaker>;
