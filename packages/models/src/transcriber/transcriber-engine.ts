import {
  type AudioRequest,
  type Engine,
  type HearingLimits,
  isTooLarge,
  type Maker,
  type Transcription,
} from '@ecco/engine';
import type { RetryPolicy } from '../transport/retries.ts';
import { transcriberTooLarge } from './transcriber.errors.ts';

export type TranscriberOptions = {
  baseURL: string;
  apiKey: string | null;
  /** Null asks for none, which is what servers of one model take. */
  model: string | null;
  /** Largest recording sent, in bytes. */
  maxBytes?: number;
  /** Longest recording sent, in ms. */
  maxMs?: number;
  /** For one request, upload included. */
  timeoutMs?: number;
  /** Requests at the same time. */
  atOnce?: number;
  retries?: RetryPolicy;
  maxAnswerBytes?: number;
};

/** An engine that transcribes. `answerForm`: in which form its service answers, null before that is known. */
export type Transcriber = Engine & { answerForm: () => string | null };

type TranscriberParts = {
  maker: Maker;
  limits: HearingLimits;
  answerForm: () => string | null;
  hear: (request: AudioRequest, signal: AbortSignal) => Promise<Transcription>;
};

/** Halves overlap, and need some room for that. */
const lessShare = 0.6;

/** A service that finds a recording too large or too long says seldom which: half of both is sent next. */
const lessThan = (limits: HearingLimits, { bytes, durationMs }: AudioRequest): HearingLimits => ({
  ...limits,
  maxBytes: Math.min(limits.maxBytes, Math.ceil(bytes.byteLength * lessShare)),
  maxMs: Math.min(limits.maxMs, durationMs ? Math.ceil(durationMs * lessShare) : limits.maxMs),
});

/** What all transcribers have in common: what is too large is not sent, and what a service takes is learned. */
export function createTranscriberEngine({ maker, limits, answerForm, hear }: TranscriberParts): Transcriber {
  const never = new AbortController().signal;
  /** As it was set or as it turned out. */
  let now = limits;
  async function transcribe(request: AudioRequest, signal: AbortSignal): Promise<Transcription> {
    const size = request.bytes.byteLength;
    if (size > now.maxBytes) throw transcriberTooLarge(size, now.maxBytes);
    try {
      return await hear(request, signal);
    } catch (error) {
      if (isTooLarge(error)) now = lessThan(now, request);
      throw error;
    }
  }
  return {
    ...maker,
    ports: { transcribe: (request, signal) => transcribe(request, signal ?? never) },
    hearing: () => now,
    answerForm,
  };
}
