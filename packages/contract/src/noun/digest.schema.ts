import { z } from 'zod';

/** Where a card begins in the combined recording. `start` in ms; card 0 is the overview, card 1 the first chapter. */
export const DigestChapter = z.object({ title: z.string(), card: z.number().int(), start: z.number().int() });

/** The summary read aloud. Durations in ms. The part titled `combined` holds all the others and is what is played. */
export const AudioDigest = z.object({
  total_duration: z.number().int(),
  audio: z.array(z.object({ title: z.string(), url: z.string(), duration: z.number().int() })),
  chapters: z.array(DigestChapter),
});
export type AudioDigest = z.infer<typeof AudioDigest>;
