/** Deepgram: `POST {baseURL}/listen`, the recording as it is; answers with words, their times and their voices. */
import type { AudioRequest, Transcription } from '@ecco/engine';
import { z } from 'zod';
import { createServiceClient } from '../transport/service-client.ts';
import { keyTerms } from './key-terms.ts';
import { readAnswer } from './read-answer.ts';
import { createTranscriberEngine, type Transcriber, type TranscriberOptions } from './transcriber-engine.ts';
import { possibleNumber, transcriptionOfWords, voiceLabel } from './transcription-of-words.ts';

/** It takes 2 GB and stops after ten minutes of work; a piece is held in memory while it is sent. */
const defaults = { maxBytes: 64_000_000, maxMs: 2 * 3_600_000, timeoutMs: 11 * 60_000, atOnce: 4 };

/** 500 tokens in all. */
const termLimits = { terms: 100, characters: 100, allCharacters: 1_000 };

const Word = z.object({
  word: z.string(),
  punctuated_word: z.string().nullish(),
  start: possibleNumber,
  end: possibleNumber,
  confidence: possibleNumber,
  speaker: voiceLabel,
});

const Alternative = z.object({ transcript: z.string().default(''), words: z.array(Word).default([]) });
const Channel = z.object({ alternatives: z.array(Alternative), detected_language: z.string().nullish() });
const Answer = z.object({
  metadata: z.object({ duration: possibleNumber }).optional(),
  results: z.object({ channels: z.array(Channel).min(1) }),
});

/** The older models take words to expect under another name. */
const termField = (model: string | null): string =>
  model === null || /^(?:nova-3|flux)/.test(model) ? 'keyterm' : 'keywords';

function queryOf(model: string | null, { language, names }: AudioRequest): string {
  const query = new URLSearchParams({ smart_format: 'true', diarize: 'true' });
  if (model !== null) query.set('model', model);
  if (language === null) query.set('detect_language', 'true');
  else query.set('language', language);
  for (const term of keyTerms(names, termLimits)) query.append(termField(model), term);
  return query.toString();
}

export function createDeepgramTranscriber(options: TranscriberOptions): Transcriber {
  const { model, maxBytes, maxMs, timeoutMs, ...rest } = { ...defaults, ...options };
  const client = createServiceClient({
    ...rest,
    timeoutMs,
    keyHeaders: (key) => ({ authorization: `Token ${key}` }),
  });

  async function hear(request: AudioRequest, signal: AbortSignal): Promise<Transcription> {
    const { bytes, mimeType } = request;
    const path = `/listen?${queryOf(model, request)}`;
    const answer = await client.send({ method: 'POST', path, body: bytes, contentType: mimeType }, signal);
    const { metadata, results } = readAnswer(answer, { bytes: bytes.byteLength, timeoutMs }, Answer);
    const [channel] = results.channels;
    const { transcript = '', words = [] } = channel?.alternatives[0] ?? {};
    const reply = {
      text: transcript,
      words: words.map(({ word, punctuated_word, ...one }) => ({ ...one, text: punctuated_word ?? word })),
      language: channel?.detected_language ?? request.language,
      duration: metadata?.duration ?? null,
    };
    return transcriptionOfWords(reply, request.durationMs ?? null);
  }

  return createTranscriberEngine({
    maker: { engine: 'deepgram', version: model ?? 'unnamed' },
    limits: { maxBytes, maxMs, atOnce: rest.atOnce },
    answerForm: () => 'words with speakers',
    hear,
  });
}
