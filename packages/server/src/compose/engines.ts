import { createTranscriber } from '@ecco/models';
import { builtInEngines, type Engines } from '@ecco/pipeline';
import type { Config } from '../config/config.ts';

/** A piece is held in memory while it is sent. */
const mostPieceBytes = 64_000_000;

/** Who does which task (D23): the built-in engine all of text and speech, a transcriber where one is configured. */
export function createEngines({ transcriber }: Config): Engines {
  const engines = builtInEngines();
  if (transcriber.url === null) return engines;
  const service = createTranscriber(transcriber.kind, {
    baseURL: transcriber.url,
    apiKey: transcriber.key,
    model: transcriber.model,
    maxBytes: Math.min(transcriber.maxBytes, mostPieceBytes),
    maxMs: transcriber.maxSeconds * 1000,
    atOnce: transcriber.atOnce,
  });
  return { ...engines, transcribe: { engines: [service], fallBack: false } };
}
