/**
 * AssemblyAI: the recording is uploaded, then a transcript of it ordered, then polled until it is complete. Its times are in ms,
 * those of the others in seconds.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { AudioRequest, Transcription } from '@ecco/engine';
import { z } from 'zod';
import { createServiceClient, type ServiceClient, type ServiceRequest } from '../transport/service-client.ts';
import { keyTerms } from './key-terms.ts';
import { readAnswer } from './read-answer.ts';
import { shownWords } from './refusal.ts';
import { transcriberGaveUp, transcriberTimeout } from './transcriber.errors.ts';
import { createTranscriberEngine, type Transcriber, type TranscriberOptions } from './transcriber-engine.ts';
import { possibleNumber, transcriptionOfWords, voiceLabel } from './transcription-of-words.ts';

/** It takes 2.2 GB and ten hours; a piece is held in memory while it is sent. */
const defaults = {
  ...{ maxBytes: 64_000_000, maxMs: 2 * 3_600_000, timeoutMs: 10 * 60_000, atOnce: 4 },
  ...{ pollMs: 3_000, patienceMs: 45 * 60_000 },
};

/** Shared by all of its models. */
const termLimits = { terms: 200, characters: 100, words: 6 };

const Upload = z.object({ upload_url: z.string().min(1) });

const Word = z.object({
  text: z.string(),
  start: possibleNumber,
  end: possibleNumber,
  confidence: possibleNumber,
  speaker: voiceLabel,
});
const Transcript = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  status: z.enum(['queued', 'processing', 'completed', 'error']),
  error: z.string().nullish(),
  text: z.string().nullish(),
  language_code: z.string().nullish(),
  audio_duration: possibleNumber,
  words: z.array(Word).nullish(),
});
type Transcript = z.infer<typeof Transcript>;

type AssemblyAiOptions = TranscriberOptions & {
  /** Between two questions whether it is done. */
  pollMs?: number;
  /** From the order to the transcript. */
  patienceMs?: number;
};

type Service = {
  client: ServiceClient;
  model: string | null;
  timeoutMs: number;
  pollMs: number;
  patienceMs: number;
};

/** One service takes a request in one of three steps; each is held against its form. */
async function step<Schema extends z.ZodType>(
  { client, timeoutMs }: Service,
  { request, bytes, signal }: { request: ServiceRequest; bytes: number; signal: AbortSignal },
  schema: Schema,
): Promise<z.infer<Schema>> {
  return readAnswer(await client.send(request, signal), { bytes, timeoutMs }, schema);
}

function orderOf(model: string | null, { names, language }: AudioRequest, uploadUrl: string): string {
  const terms = keyTerms(names, termLimits);
  return JSON.stringify({
    audio_url: uploadUrl,
    speaker_labels: true,
    ...(model !== null && { speech_models: [model] }),
    ...(language === null ? { language_detection: true } : { language_code: language }),
    ...(terms.length > 0 && { keyterms_prompt: terms }),
  });
}

async function untilDone(
  service: Service,
  ordered: Transcript,
  { bytes, signal }: { bytes: number; signal: AbortSignal },
): Promise<Transcript> {
  const path = `/transcript/${ordered.id}`;
  const until = performance.now() + service.patienceMs;
  let transcript = ordered;
  while (transcript.status === 'queued' || transcript.status === 'processing') {
    if (performance.now() > until) throw transcriberTimeout(service.patienceMs);
    await wait(service.pollMs, undefined, { signal });
    transcript = await step(service, { request: { method: 'GET', path }, bytes, signal }, Transcript);
  }
  return transcript;
}

const seconds = (ms: number | null | undefined): number | null => (typeof ms === 'number' ? ms / 1000 : null);

async function hear(service: Service, request: AudioRequest, signal: AbortSignal): Promise<Transcription> {
  const bytes = request.bytes.byteLength;
  const upload: ServiceRequest = {
    ...{ method: 'POST', path: '/upload', body: request.bytes },
    contentType: 'application/octet-stream',
  };
  const { upload_url } = await step(service, { request: upload, bytes, signal }, Upload);
  const order: ServiceRequest = {
    ...{ method: 'POST', path: '/transcript', body: orderOf(service.model, request, upload_url) },
    contentType: 'application/json',
  };
  const ordered = await step(service, { request: order, bytes, signal }, Transcript);
  const transcript = await untilDone(service, ordered, { bytes, signal });
  if (transcript.status === 'error')
    throw transcriberGaveUp(transcript.error ? shownWords(transcript.error) : null);
  const reply = {
    text: transcript.text ?? '',
    words: (transcript.words ?? []).map((word) => ({
      ...word,
      start: seconds(word.start),
      end: seconds(word.end),
    })),
    language: transcript.language_code ?? request.language,
    duration: transcript.audio_duration ?? null,
  };
  return transcriptionOfWords(reply, request.durationMs ?? null);
}

export function createAssemblyAiTranscriber(options: AssemblyAiOptions): Transcriber {
  const { model, maxBytes, maxMs, timeoutMs, pollMs, patienceMs, ...rest } = { ...defaults, ...options };
  const keyHeaders = (key: string) => ({ authorization: key });
  const client = createServiceClient({ ...rest, timeoutMs, keyHeaders });
  const service: Service = { client, model, timeoutMs, pollMs, patienceMs };
  return createTranscriberEngine({
    maker: { engine: 'assemblyai', version: model ?? 'unnamed' },
    limits: { maxBytes, maxMs, atOnce: rest.atOnce },
    answerForm: () => 'words with speakers',
    hear: (request, signal) => hear(service, request, signal),
  });
}
