import { builtInEngines, type EngineChain, type Engines } from '@ecco/pipeline';
import type { Config } from '../config/config.ts';
import type { EnvironmentService } from '../transcription-service/transcribers.ts';

/** Who does which task (D23): the built-in engine all of text and speech, services what is to be transcribed. */
export const createEngines = (transcribe: EngineChain): Engines => ({ ...builtInEngines(), transcribe });

/** The transcription service that the environment names. */
export function environmentServiceOf({
  transcriber,
}: Pick<Config, 'transcriber'>): EnvironmentService | null {
  const { url, key, kind, model, maxBytes, maxSeconds, atOnce } = transcriber;
  if (url === null) return null;
  const name = new URL(url).host;
  return { name, kind, address: url, key, model, maxBytes, maxSeconds, atOnce, pricePerHour: null };
}
