import type { SpeechMachine } from '@ecco/contract';

/** A machine with a speech model and all that serves it. */
export const buildSpeechMachine = (part: Partial<SpeechMachine> = {}): SpeechMachine => ({
  ...{ has_package: true, has_directory: true, is_readable: true },
  models: [{ name: 'parakeet-tdt-0.6b-v2', family: 'transducer' }],
  incomplete: [],
  ...{ detects_speech: true, separates_speakers: true },
  ...part,
});
