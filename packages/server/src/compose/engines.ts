import { createOpenAiTranscriber } from '@ecco/models';
import { builtInEngines, type Engines } from '@ecco/pipeline';
import type { Config } from '../config/config.ts';

/** Who does which task (D23): the built-in engine all of text and speech, a transcriber where one is configured. */
export function createEngines({ transcriber }: Config): Engines {
  const engines = builtInEngines();
  if (transcriber.url === null) return engines;
  const service = createOpenAiTranscriber({
    baseURL: transcriber.url,
    apiKey: transcriber.key,
    model: transcriber.model,
    atOnce: transcriber.atOnce,
  });
  return { ...engines, transcribe: { engines: [service], fallBack: false } };
}
