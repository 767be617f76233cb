import { z } from 'zod';

/** What was left out of a line of minutes on purpose, where the recording says it, and what stays of the line. */
const Omission = z.object({
  kind: z.enum([
    'decision',
    'amount',
    'vote',
    'dissent',
    'commitment',
    'departure',
    'appointment',
    'comment',
    'recusal',
  ]),
  from: z.number().int(),
  to: z.number().int(),
  left: z.string(),
});
export type Omission = z.infer<typeof Omission>;

/** A recording, or a part of one by its places, with minutes that tell all of it, and what is planted in them. */
export const MinutesPair = z.object({
  pair: z.string(),
  source: z.string(),
  /** Whether rules were made with it, whether it was held back from them and read once, or written when they stood. */
  set: z.enum(['tuned', 'held', 'later']),
  from: z.number().int().optional(),
  to: z.number().int().optional(),
  /** Turns of a meeting that was written for this. */
  said: z.array(z.tuple([z.string(), z.string()])).optional(),
  minutes: z.array(z.object({ text: z.string(), omits: Omission.optional() })),
});
export type MinutesPair = z.infer<typeof MinutesPair>;
