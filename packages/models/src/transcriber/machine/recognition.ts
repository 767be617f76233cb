import { z } from 'zod';

const numbers = z.array(z.number()).nullish().catch(null);
const texts = z.array(z.string()).nullish().catch(null);

/**
 * What the library says of a stretch of speech. Times in seconds from its start. Which lists there are depends on the model:
 * tokens with times and the logarithms of what they were likely, segments, or the text alone.
 */
export const Recognition = z
  .object({
    text: z.string().default(''),
    lang: z.string().nullish().catch(null),
    tokens: texts,
    timestamps: numbers,
    durations: numbers,
    ys_log_probs: numbers,
    segment_texts: texts,
    segment_timestamps: numbers,
    segment_durations: numbers,
  })
  .transform(({ ys_log_probs, segment_texts, segment_timestamps, segment_durations, ...rest }) => ({
    ...{ text: rest.text, lang: rest.lang ?? null },
    ...{ tokens: rest.tokens ?? [], timestamps: rest.timestamps ?? [], durations: rest.durations ?? [] },
    logProbabilities: ys_log_probs ?? [],
    segmentTexts: segment_texts ?? [],
    segmentTimes: segment_timestamps ?? [],
    segmentDurations: segment_durations ?? [],
  }));
export type Recognition = z.infer<typeof Recognition>;
