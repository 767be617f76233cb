/**
 * A transcriber behind any OpenAI-compatible endpoint: `POST {baseURL}/audio/transcriptions`, multipart.
 *
 * The address is the operator's own configuration and is often a machine in the same network, so the request
 * goes out through this file's own dispatcher and not through the guarded client that fetches what users name.
 */
import type { AudioRequest, Engine, Transcription } from '@ecco/engine';
import { Agent, FormData, fetch } from 'undici';
import { isModelError } from '../failure/model.errors.ts';
import {
  transcriberBusy,
  transcriberDown,
  transcriberHeardNothing,
  transcriberRefused,
  transcriberRefusedKey,
  transcriberTimeout,
  transcriberTooLarge,
  transcriberUnreachable,
  transcriberUnreadable,
} from './transcriber.errors.ts';
import { TranscriptionReply, toTranscription } from './transcription-reply.ts';

type OpenAiTranscriberOptions = {
  /** With the version part, such as `http://localhost:8000/v1`. */
  baseURL: string;
  apiKey: string | null;
  model: string;
  /** Largest recording sent, in bytes; hosted services take 25 MB. */
  maxBytes?: number;
  /** For the whole request, upload included. */
  timeoutMs?: number;
  clock?: () => number;
};

type Call = Required<OpenAiTranscriberOptions> & { agent: Agent };

const defaultMaxBytes = 25_000_000;
const defaultTimeoutMs = 15 * 60_000;

/** `Retry-After` as ms, given in seconds or as a date; null where absent or unreadable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const secondsToWait = Number(header);
  const ms = Number.isFinite(secondsToWait) ? secondsToWait * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

function form(call: Call, request: AudioRequest): FormData {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(request.bytes)], { type: request.mimeType }), request.fileName);
  body.set('model', call.model);
  body.set('response_format', 'verbose_json');
  body.append('timestamp_granularities[]', 'segment');
  if (request.language !== null) body.set('language', request.language);
  return body;
}

function refusal(status: number, header: string | null, call: Call, bytes: number): Error {
  const wait = retryAfterMs(header, call.clock());
  if (status === 401 || status === 403) return transcriberRefusedKey();
  if (status === 413) return transcriberTooLarge(bytes, null);
  if (status === 429) return transcriberBusy(wait);
  if (status >= 500 || status === 408) return transcriberDown(status, wait);
  return transcriberRefused(status);
}

async function post(call: Call, request: AudioRequest, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`${call.baseURL.replace(/\/+$/, '')}/audio/transcriptions`, {
    method: 'POST',
    headers: call.apiKey === null ? {} : { authorization: `Bearer ${call.apiKey}` },
    body: form(call, request),
    dispatcher: call.agent,
    signal,
  });
  const text = await response.text();
  if (!response.ok) {
    throw refusal(response.status, response.headers.get('retry-after'), call, request.bytes.byteLength);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw transcriberUnreadable(cause);
  }
}

async function transcribe(call: Call, request: AudioRequest, signal?: AbortSignal): Promise<Transcription> {
  if (request.bytes.byteLength > call.maxBytes) {
    throw transcriberTooLarge(request.bytes.byteLength, call.maxBytes);
  }
  const deadline = AbortSignal.timeout(call.timeoutMs);
  const either = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
  let answer: unknown;
  try {
    answer = await post(call, request, either);
  } catch (error) {
    signal?.throwIfAborted();
    if (deadline.aborted) throw transcriberTimeout(call.timeoutMs);
    throw isModelError(error) ? error : transcriberUnreachable(error);
  }
  const reply = TranscriptionReply.safeParse(answer);
  if (!reply.success) throw transcriberUnreadable(reply.error);
  const transcription = toTranscription(reply.data);
  if (transcription.segments.length === 0) throw transcriberHeardNothing();
  return transcription;
}

/**
 * An engine that does one task, `transcribe`. It rejects with a `ModelError` (`transcriber.*`), which says
 * whether to try again and when; a cancelled call rejects with the signal's reason.
 */
export function createOpenAiTranscriber(options: OpenAiTranscriberOptions): Engine {
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const call: Call = {
    maxBytes: defaultMaxBytes,
    clock: Date.now,
    ...options,
    timeoutMs,
    // The service works before it answers: only the whole request has a deadline, not the wait for headers.
    agent: new Agent({ headersTimeout: timeoutMs + 1000, bodyTimeout: timeoutMs + 1000 }),
  };
  return {
    engine: 'openai-compatible',
    version: options.model,
    ports: { transcribe: (request, signal) => transcribe(call, request, signal) },
  };
}
