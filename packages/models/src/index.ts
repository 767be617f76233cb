export { isModelError, ModelError } from './model.errors.ts';
export { createOpenAiTranscriber, type OpenAiTranscriberOptions } from './transcriber/openai-transcriber.ts';
