export { confinedTo } from './confinement/confined-process.ts';
export { createTranscriber } from './transcriber/create-transcriber.ts';
export {
  createSpeechMachine,
  type SpeechMachine,
  type SpeechMachineState,
} from './transcriber/machine/speech-machine.ts';
export type { Transcriber } from './transcriber/transcriber-engine.ts';
