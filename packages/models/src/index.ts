export { isModelError, ModelError } from './failure/model.errors.ts';
export { createOpenAiTranscriber, type OpenAiTranscriberOptions } from './transcriber/openai-transcriber.ts';
