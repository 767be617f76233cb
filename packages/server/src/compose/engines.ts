import { builtInEngine, type Task } from '@ecco/engine';
import { createOpenAiTranscriber } from '@ecco/models';
import type { Engines } from '@ecco/pipeline';
import type { Config } from '../config/config.ts';

const textTasks = [
  'identifySpeakers',
  'outline',
  'overview',
  'highlights',
  'analyse',
  'assertions',
  'classifyCandidate',
  'answer',
  'speak',
] as const satisfies Task[];

/** Who does which task (D23): the built-in engine all of text and speech, a transcriber where one is configured. */
export function createEngines({ transcriber }: Config): Engines {
  const builtIn = { engines: [builtInEngine], fallBack: false };
  const engines: Engines = Object.fromEntries(textTasks.map((task) => [task, builtIn]));
  if (transcriber.url === null) return engines;
  const service = createOpenAiTranscriber({
    baseURL: transcriber.url,
    apiKey: transcriber.key,
    model: transcriber.model,
  });
  return { ...engines, transcribe: { engines: [service], fallBack: false } };
}
