import type { Transcription } from '@ecco/engine';
import { z } from 'zod';
import { holdLength } from './hold-length.ts';
import { runsOfWords } from './reply/segments-of-words.ts';
import { toTranscription } from './reply/to-transcription.ts';
import { TranscriptionReply } from './reply/transcription-reply.ts';
import { transcriberWithoutTimes } from './transcriber.errors.ts';

/** A number, or null for what is none: an empty text counts as none. */
export const possibleNumber = z
  .union([z.number(), z.string().min(1).pipe(z.coerce.number())])
  .nullish()
  .catch(null);
/** A label of a voice, which services give as a letter, a word or a number. */
export const voiceLabel = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);

/** A word in the answer of a service; `start` and `end` in seconds. */
type SpokenWord = {
  text: string;
  start?: number | null | undefined;
  end?: number | null | undefined;
  /** Confidence: a share of 1, or its logarithm. */
  confidence?: number | null | undefined;
  logprob?: number | null | undefined;
  speaker?: string | null | undefined;
};

type SpokenReply = {
  /** All words as one text, empty where the service sends none. */
  text: string;
  words: readonly SpokenWord[];
  language: string | null;
  /** How many seconds the service counted; null where the answer has no count. */
  duration: number | null;
};

const isTimed = ({ start }: SpokenWord): boolean =>
  start !== null && start !== undefined && Number.isFinite(start);

/** Words as runs of one voice each, in the form that answers with segments have. */
function replyOfWords({ text, words, language, duration }: SpokenReply): TranscriptionReply {
  const timed = words.map((word) => ({
    ...word,
    startMs: (word.start ?? 0) * 1000,
    endMs: (word.end ?? word.start ?? 0) * 1000,
  }));
  const segments = runsOfWords(timed).map((run) => ({
    text: run.map((word) => word.text).join(' '),
    speaker: run[0]?.speaker,
    start: run[0]?.start,
    end: run.at(-1)?.end ?? run.at(-1)?.start,
    words: run.map(({ text: word, start, end, confidence, logprob }) => ({
      word,
      start,
      end,
      confidence,
      logprob,
    })),
  }));
  return TranscriptionReply.parse({ text, language, duration, segments });
}

/**
 * What services say that answer with words, each with its time and its voice. `wholeMs` is how long the recording is, as we
 * measured it. Throws `transcriber.no_times` where any word has none, and what `holdLength` throws.
 */
export function transcriptionOfWords(reply: SpokenReply, wholeMs: number | null): Transcription {
  holdLength((reply.duration ?? 0) * 1000, wholeMs);
  const words = reply.words.filter(({ text }) => text.trim() !== '');
  const lacksWords = words.length === 0 && reply.text.trim() !== '';
  if (lacksWords || !words.every(isTimed)) throw transcriberWithoutTimes();
  const transcription = toTranscription(replyOfWords({ ...reply, words }), wholeMs);
  if (transcription === null) throw transcriberWithoutTimes();
  return transcription;
}
