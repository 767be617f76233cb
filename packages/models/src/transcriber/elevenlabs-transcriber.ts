/** ElevenLabs: `POST {baseURL}/speech-to-text`, multipart; answers with words, the gaps between them and sounds. */
import type { AudioRequest, Transcription } from '@ecco/engine';
import { FormData } from 'undici';
import { z } from 'zod';
import { createServiceClient } from '../transport/service-client.ts';
import { keyTerms } from './key-terms.ts';
import { readAnswer } from './read-answer.ts';
import { createTranscriberEngine, type Transcriber, type TranscriberOptions } from './transcriber-engine.ts';
import { possibleNumber, transcriptionOfWords, voiceLabel } from './transcription-of-words.ts';

/** It takes 3 GB and ten hours; a piece is held in memory while it is sent. */
const defaults = { maxBytes: 64_000_000, maxMs: 2 * 3_600_000, timeoutMs: 20 * 60_000, atOnce: 4 };

/** Whoever sends none pays less; the first model takes none at all. */
const termLimits = { terms: 100, characters: 49, words: 5 };

const Word = z.object({
  text: z.string(),
  start: possibleNumber,
  end: possibleNumber,
  type: z.string().default('word'),
  speaker_id: voiceLabel,
  logprob: possibleNumber,
});

const Answer = z.object({
  text: z.string().default(''),
  language_code: z.string().nullish(),
  audio_duration_secs: possibleNumber,
  words: z.array(Word).nullish(),
});

function bodyOf(model: string | null, request: AudioRequest): FormData {
  const data = new FormData();
  const { bytes, mimeType, fileName, language, names } = request;
  data.set('file', new Blob([new Uint8Array(bytes)], { type: mimeType }), fileName);
  if (model !== null) data.set('model_id', model);
  data.set('timestamps_granularity', 'word');
  data.set('diarize', 'true');
  data.set('tag_audio_events', 'false');
  if (language !== null) data.set('language_code', language);
  const terms = model === 'scribe_v1' ? [] : keyTerms(names, termLimits);
  for (const term of terms) data.append('keyterms', term);
  return data;
}

export function createElevenLabsTranscriber(options: TranscriberOptions): Transcriber {
  const { model, maxBytes, maxMs, timeoutMs, ...rest } = { ...defaults, ...options };
  const client = createServiceClient({ ...rest, timeoutMs, keyHeaders: (key) => ({ 'xi-api-key': key }) });

  async function hear(request: AudioRequest, signal: AbortSignal): Promise<Transcription> {
    const body = bodyOf(model, request);
    const answer = await client.send({ method: 'POST', path: '/speech-to-text', body }, signal);
    const sent = { bytes: request.bytes.byteLength, timeoutMs };
    const { text, language_code, audio_duration_secs, words } = readAnswer(answer, sent, Answer);
    const reply = {
      text,
      // Gaps and sounds are listed as words are.
      words: (words ?? [])
        .filter(({ type }) => type === 'word')
        .map(({ speaker_id, ...word }) => ({ ...word, speaker: speaker_id })),
      language: language_code ?? request.language,
      duration: audio_duration_secs ?? null,
    };
    return transcriptionOfWords(reply, request.durationMs ?? null);
  }

  return createTranscriberEngine({
    maker: { engine: 'elevenlabs', version: model ?? 'unnamed' },
    limits: { maxBytes, maxMs, atOnce: rest.atOnce },
    answerForm: () => 'words with speakers',
    hear,
  });
}
