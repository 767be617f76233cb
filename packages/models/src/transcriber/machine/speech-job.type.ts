import type { Transcription } from '@ecco/engine';
import type { SpeechHelpers, SpeechModel } from './speech-model.type.ts';

/** With what a process recognizes speech. */
export type SpeechSetup = { model: SpeechModel; helpers: SpeechHelpers; threads: number };

/** What a process that recognizes speech is sent. */
export type SpeechJob = { setup: SpeechSetup; bytes: Uint8Array; language: string | null };

/**
 * What it answers. `loaded` and `working` say that it goes on; the others end the job. `package`: the library is not there.
 */
export type SpeechReport =
  | { kind: 'loaded' | 'working' }
  | { kind: 'done'; transcription: Transcription; hasSpeakers: boolean }
  | { kind: 'failed'; why: 'package' | 'model' | 'codec' | 'unread' | 'other'; detail: string | null };
