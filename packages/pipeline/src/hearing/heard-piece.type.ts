import { z } from 'zod';

const TranscribedWord = z.object({
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  confidence: z.number().nullable(),
});

const TranscribedSegment = z.object({
  text: z.string(),
  speaker: z.string().nullable(),
  startMs: z.number(),
  endMs: z.number(),
  confidence: z.number().nullable(),
  words: z.array(TranscribedWord),
  signs: z
    .object({
      logProbability: z.number().nullable(),
      compression: z.number().nullable(),
      silence: z.number().nullable(),
    })
    .nullable(),
});

const VoicePrint = z.object({ speaker: z.string(), model: z.string(), vector: z.array(z.number()) });

/** What was transcribed of a piece, in ms of the whole recording, and who transcribed it. It is to be taken from `fromMs` to `toMs`. */
export const PieceTranscript = z.object({
  fromMs: z.number(),
  toMs: z.number(),
  language: z.string().nullable(),
  maker: z.object({ engine: z.string(), version: z.string() }),
  segments: z.array(TranscribedSegment),
  /** What its voices sound like, where the service answers with it. */
  voices: z.array(VoicePrint).default([]),
});
export type PieceTranscript = z.infer<typeof PieceTranscript>;
export type PieceSegment = z.infer<typeof TranscribedSegment>;
