export { createTranscriber } from './transcriber/create-transcriber.ts';
export type { Transcriber } from './transcriber/transcriber-engine.ts';
