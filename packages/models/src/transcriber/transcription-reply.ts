import type { Transcription } from '@ecco/engine';
import { z } from 'zod';

/**
 * What OpenAI-compatible servers answer. Lenient on purpose: whisper.cpp, faster-whisper and hosted services
 * differ in every field but `text`; some send no segments at all, some send numbers as strings.
 */
const seconds = z.coerce.number().nonnegative().catch(0);
const speakerLabel = z.union([z.string(), z.number().transform(String)]);

export const TranscriptionReply = z.object({
  text: z.string().default(''),
  language: z.string().nullish(),
  duration: z.coerce.number().nonnegative().nullish().catch(null),
  segments: z
    .array(z.object({ text: z.string(), start: seconds, end: seconds, speaker: speakerLabel.nullish() }))
    .nullish(),
});
export type TranscriptionReply = z.infer<typeof TranscriptionReply>;

const toMs = (value: number): number => Math.round(value * 1000);

/** Without segments the whole text is one segment over the whole duration (0 where the service gives none). */
export function toTranscription(reply: TranscriptionReply): Transcription {
  const heard = (reply.segments ?? [])
    .map((segment) => ({
      text: segment.text.trim(),
      speaker: segment.speaker ?? null,
      startMs: toMs(segment.start),
      endMs: toMs(Math.max(segment.start, segment.end)),
    }))
    .filter((segment) => segment.text !== '');
  const whole = reply.text.trim();
  const segments =
    heard.length > 0 || whole === ''
      ? heard
      : [{ text: whole, speaker: null, startMs: 0, endMs: toMs(reply.duration ?? 0) }];
  return { language: reply.language ?? null, segments };
}
