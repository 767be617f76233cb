/**
 * A transcriber behind any OpenAI-compatible endpoint: `POST {baseURL}/audio/transcriptions`, multipart. Such servers take
 * different forms of the same request: which one this service takes is found by asking, and remembered.
 */
import type { AudioRequest, Engine, HearingLimits, Transcription } from '@ecco/engine';
import { FormData } from 'undici';
import type { RetryPolicy } from '../transport/retries.ts';
import { createServiceClient, type ServiceClient } from '../transport/service-client.ts';
import { type AnswerForm, answerForms } from './answer-form.ts';
import { createNegotiation, type FormOutcome, type Negotiation } from './negotiation.ts';
import { refusalOf } from './refusal.ts';
import { toTranscription } from './reply/to-transcription.ts';
import { TranscriptionReply } from './reply/transcription-reply.ts';
import {
  transcriberFoundPart,
  transcriberTooLarge,
  transcriberUnreadable,
  transcriberWithoutTimes,
} from './transcriber.errors.ts';

type OpenAiTranscriberOptions = {
  /** With the version part, such as `http://localhost:8000/v1`. */
  baseURL: string;
  apiKey: string | null;
  model: string;
  /** Largest recording sent, in bytes; hosted services take 25 MB. */
  maxBytes?: number;
  /** Longest recording sent, in ms; some hosted models take 1,400 seconds. */
  maxMs?: number;
  /** For the whole request, upload included. */
  timeoutMs?: number;
  /** Requests at the same time. */
  atOnce?: number;
  retries?: RetryPolicy;
  maxAnswerBytes?: number;
};

const defaults = { maxBytes: 25_000_000, maxMs: 1_400_000, timeoutMs: 15 * 60_000, atOnce: 2 };

type Service = {
  client: ServiceClient;
  forms: Negotiation<AnswerForm>;
  model: string;
  timeoutMs: number;
  /** What it takes, as it was set or as it turned out. */
  limits: HearingLimits;
};

function body(service: Service, request: AudioRequest, form: AnswerForm): FormData {
  const data = new FormData();
  data.set('file', new Blob([new Uint8Array(request.bytes)], { type: request.mimeType }), request.fileName);
  data.set('model', service.model);
  for (const [name, value] of form.fields) data.append(name, value);
  if (request.language !== null) data.set('language', request.language);
  return data;
}

/** Text where that was asked for, else JSON of any of the forms. Throws `transcriber.unreadable`. */
function replyOf(text: string, form: AnswerForm): TranscriptionReply {
  if (form.name === 'text' && !text.trimStart().startsWith('{')) return TranscriptionReply.parse({ text });
  try {
    return TranscriptionReply.parse(JSON.parse(text));
  } catch (cause) {
    throw transcriberUnreadable(cause);
  }
}

/** A service that counts fewer seconds than it was sent has not heard all of them. */
const transcribedShareLeast = 0.9;

async function askInForm(
  service: Service,
  request: AudioRequest,
  { form, signal }: { form: AnswerForm; signal: AbortSignal },
): Promise<FormOutcome<Transcription>> {
  const { client, timeoutMs } = service;
  const answer = await client.post('/audio/transcriptions', body(service, request, form), signal);
  const input = { bytes: request.bytes.byteLength, timeoutMs, isDelicate: form.isDelicate };
  const refusal = refusalOf(answer, input);
  if (refusal?.isOfForm) return { kind: 'unfit', fault: refusal.fault };
  if (refusal !== null || answer.kind !== 'answered') throw refusal?.fault ?? transcriberUnreadable(null);
  const reply = replyOf(answer.text, form);
  const wholeMs = request.durationMs ?? null;
  const countedMs = (reply.duration ?? 0) * 1000;
  if (wholeMs !== null && countedMs > 0 && countedMs < wholeMs * transcribedShareLeast) {
    throw transcriberFoundPart(countedMs, wholeMs);
  }
  const transcription = toTranscription(reply, wholeMs);
  if (transcription === null) return { kind: 'unfit', fault: transcriberWithoutTimes() };
  return { kind: transcription.segments.length > 0 ? 'taken' : 'undecided', value: transcription };
}

async function transcribe(
  service: Service,
  request: AudioRequest,
  signal: AbortSignal,
): Promise<Transcription> {
  const size = request.bytes.byteLength;
  const { maxBytes } = service.limits;
  if (size > maxBytes) throw transcriberTooLarge(size, maxBytes);
  const transcription = await service.forms
    .ask((form) => askInForm(service, request, { form, signal }))
    .catch((error: unknown) => {
      if (isTooLarge(error)) service.limits = lessThan(service.limits, request);
      throw error;
    });
  return transcription;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'transcriber.too_large';

/** A service that finds a recording too large or too long says seldom which: half of both is sent next. */
const lessThan = (limits: HearingLimits, { bytes, durationMs }: AudioRequest): HearingLimits => ({
  ...limits,
  maxBytes: Math.min(limits.maxBytes, Math.ceil(bytes.byteLength * lessShare)),
  maxMs: Math.min(limits.maxMs, durationMs ? Math.ceil(durationMs * lessShare) : limits.maxMs),
});
/** Halves overlap, and need some room for that. */
const lessShare = 0.6;

const lacksTimes = (error: Error): boolean => 'code' in error && error.code === 'transcriber.no_times';

/**
 * An engine that does one task, `transcribe`. It rejects with a `ModelError` (`transcriber.*`), which says
 * whether to try again and when; a cancelled call rejects with the signal's reason.
 */
export function createOpenAiTranscriber(options: OpenAiTranscriberOptions): Engine {
  const { model, maxBytes, maxMs, timeoutMs, ...rest } = { ...defaults, ...options };
  const service: Service = {
    client: createServiceClient({ ...rest, timeoutMs }),
    // That words came without times says more than that another form was refused.
    forms: createNegotiation(answerForms, (one, other) => (lacksTimes(other) ? other : one)),
    model,
    timeoutMs,
    limits: { maxBytes, maxMs, atOnce: rest.atOnce },
  };
  const never = new AbortController().signal;
  return {
    engine: 'openai-compatible',
    version: model,
    ports: { transcribe: (request, signal) => transcribe(service, request, signal ?? never) },
    hearing: () => service.limits,
  };
}
