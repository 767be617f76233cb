import { z } from 'zod';

/**
 * What OpenAI-compatible servers answer. Lenient on purpose: whisper.cpp, faster-whisper and hosted services
 * differ in every field but `text`; some send no segments at all, some send numbers as strings.
 */
const number = z.coerce.number().nullish().catch(null);
const speakerLabel = z.union([z.string(), z.number().transform(String)]);

const ReplyWord = z
  .object({
    word: z.string().optional(),
    text: z.string().optional(),
    start: number,
    end: number,
    probability: number,
    confidence: number,
    logprob: number,
  })
  .transform(({ word, text, probability, confidence, ...rest }) => ({
    ...rest,
    text: word ?? text ?? '',
    share: probability ?? confidence ?? null,
  }));
export type ReplyWord = z.infer<typeof ReplyWord>;

const ReplySegment = z
  .object({
    text: z.string(),
    start: number,
    end: number,
    speaker: speakerLabel.nullish(),
    confidence: number,
    avg_logprob: number,
    compression_ratio: number,
    no_speech_prob: number,
    words: z.array(ReplyWord).nullish().catch(null),
  })
  .transform(({ avg_logprob, compression_ratio, no_speech_prob, confidence, ...rest }) => ({
    ...rest,
    logprob: avg_logprob,
    share: confidence ?? null,
    compression: compression_ratio ?? null,
    silence: no_speech_prob ?? null,
  }));
export type ReplySegment = z.infer<typeof ReplySegment>;

/** Longest print that is read, in numbers, and most voices of an answer. */
const [longestPrint, mostVoices] = [2_048, 256];

/**
 * Servers that run WhisperX answer with a vector for each label where they are set up for it. What is no list of numbers is
 * left out; without it the words are as good.
 */
const voicePrints = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform((prints) =>
    Object.entries(prints ?? {})
      .slice(0, mostVoices)
      .flatMap(([speaker, given]) => {
        const vector = z.array(z.number()).min(8).max(longestPrint).safeParse(given);
        return vector.success ? [{ speaker, vector: vector.data }] : [];
      }),
  );

export const TranscriptionReply = z.object({
  text: z.string().default(''),
  language: z.string().nullish().catch(null),
  duration: number,
  segments: z.array(ReplySegment).nullish(),
  words: z.array(ReplyWord).nullish().catch(null),
  speaker_embeddings: voicePrints,
});
export type TranscriptionReply = z.infer<typeof TranscriptionReply>;
