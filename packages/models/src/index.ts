export { createOpenAiTranscriber } from './transcriber/openai-transcriber.ts';
