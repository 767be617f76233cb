/**
 * A transcriber behind any OpenAI-compatible endpoint: `POST {baseURL}/audio/transcriptions`, multipart. Such servers take
 * different forms of the same request: which one this service takes is found by asking, and remembered.
 */
import type { AudioRequest, Transcription, VoicePrint } from '@ecco/engine';
import { FormData } from 'undici';
import { createServiceClient, type ServiceClient } from '../transport/service-client.ts';
import { type AnswerForm, answerForms } from './answer-form.ts';
import { holdLength } from './hold-length.ts';
import { keyTerms } from './key-terms.ts';
import { createNegotiation, type FormOutcome, type Negotiation } from './negotiation.ts';
import { refusalOf } from './refusal.ts';
import { toTranscription } from './reply/to-transcription.ts';
import { TranscriptionReply } from './reply/transcription-reply.ts';
import { transcriberUnreadable, transcriberWithoutTimes } from './transcriber.errors.ts';
import { createTranscriberEngine, type Transcriber, type TranscriberOptions } from './transcriber-engine.ts';

const defaults = { maxBytes: 25_000_000, maxMs: 1_400_000, timeoutMs: 15 * 60_000, atOnce: 2 };

/** Whisper reads 224 tokens of a prompt, the last ones. */
const promptLimits = { terms: 60, characters: 100, allCharacters: 600 };

type Service = {
  client: ServiceClient;
  forms: Negotiation<AnswerForm>;
  model: string | null;
  timeoutMs: number;
  /** Names what its prints of voices may be compared with: those of the same server and model. */
  printModel: string;
};

function body(service: Service, request: AudioRequest, form: AnswerForm): FormData {
  const data = new FormData();
  data.set('file', new Blob([new Uint8Array(request.bytes)], { type: request.mimeType }), request.fileName);
  if (service.model !== null) data.set('model', service.model);
  for (const [name, value] of form.fields) data.append(name, value);
  if (request.language !== null) data.set('language', request.language);
  const names = keyTerms(request.names, promptLimits).join(', ');
  if (names !== '' && form.takesPrompt) data.set('prompt', names);
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

/** Prints of the voices that speak in what was transcribed. */
function voicesOf(service: Service, reply: TranscriptionReply, { segments }: Transcription): VoicePrint[] {
  const labels = new Set(segments.map(({ speaker }) => speaker));
  return reply.speaker_embeddings
    .filter(({ speaker }) => labels.has(speaker))
    .map((print) => ({ ...print, model: service.printModel }));
}

async function askInForm(
  service: Service,
  request: AudioRequest,
  { form, signal }: { form: AnswerForm; signal: AbortSignal },
): Promise<FormOutcome<Transcription>> {
  const { client, timeoutMs } = service;
  const answer = await client.send(
    { method: 'POST', path: '/audio/transcriptions', body: body(service, request, form) },
    signal,
  );
  const input = { bytes: request.bytes.byteLength, timeoutMs, isDelicate: form.isDelicate };
  const refusal = refusalOf(answer, input);
  if (refusal?.isOfForm) return { kind: 'unfit', fault: refusal.fault };
  if (refusal !== null || answer.kind !== 'answered') throw refusal?.fault ?? transcriberUnreadable(null);
  const reply = replyOf(answer.text, form);
  const wholeMs = request.durationMs ?? null;
  holdLength((reply.duration ?? 0) * 1000, wholeMs);
  const transcription = toTranscription(reply, wholeMs);
  if (transcription === null) return { kind: 'unfit', fault: transcriberWithoutTimes() };
  const value = { ...transcription, voices: voicesOf(service, reply, transcription) };
  return { kind: value.segments.length > 0 ? 'taken' : 'undecided', value };
}

const lacksTimes = (error: Error): boolean => 'code' in error && error.code === 'transcriber.no_times';

/**
 * An engine that does one task, `transcribe`. `baseURL` has the version part, such as `http://localhost:8000/v1`. It rejects
 * with a `ModelError` (`transcriber.*`), which says whether to try again and when; a cancelled call rejects with the signal's
 * reason.
 */
export function createOpenAiTranscriber(options: TranscriberOptions): Transcriber {
  const { model, maxBytes, maxMs, timeoutMs, ...rest } = { ...defaults, ...options };
  const service: Service = {
    client: createServiceClient({ ...rest, timeoutMs }),
    // That words came without times says more than that another form was refused.
    forms: createNegotiation(answerForms, (one, other) => (lacksTimes(other) ? other : one)),
    model,
    timeoutMs,
    printModel: `${new URL(rest.baseURL).host} ${model ?? 'unnamed'}`,
  };
  return createTranscriberEngine({
    maker: { engine: 'openai-compatible', version: model ?? 'unnamed' },
    limits: { maxBytes, maxMs, atOnce: rest.atOnce },
    answerForm: () => service.forms.known()?.name ?? null,
    hear: (request, signal) => service.forms.ask((form) => askInForm(service, request, { form, signal })),
  });
}
