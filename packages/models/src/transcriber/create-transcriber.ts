import type { RemoteServiceKind } from '@ecco/domain';
import { createAssemblyAiTranscriber } from './assemblyai-transcriber.ts';
import { createDeepgramTranscriber } from './deepgram-transcriber.ts';
import { createElevenLabsTranscriber } from './elevenlabs-transcriber.ts';
import { createOpenAiTranscriber } from './openai-transcriber.ts';
import type { Transcriber, TranscriberOptions } from './transcriber-engine.ts';

const transcribers = {
  'openai-compatible': createOpenAiTranscriber,
  deepgram: createDeepgramTranscriber,
  assemblyai: createAssemblyAiTranscriber,
  elevenlabs: createElevenLabsTranscriber,
} as const satisfies Record<RemoteServiceKind, (options: TranscriberOptions) => Transcriber>;

/** A transcriber of a kind of service. It rejects with a `ModelError` (`transcriber.*`). */
export const createTranscriber = (kind: RemoteServiceKind, options: TranscriberOptions): Transcriber =>
  transcribers[kind](options);
