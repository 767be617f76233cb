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
  const limits = { model, maxBytes, maxSeconds, atOnce, pricePerHour: null };
  if (kind === 'this-machine') return { name: 'This machine', kind, address: '', key: null, ...limits };
  if (url === null) return null;
  return { name: new URL(url).host, kind, address: url, key, ...limits };
}
