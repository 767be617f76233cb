export { isModelError, ModelError } from './failure/model.errors.ts';
export { createOpenAiTranscriber } from './transcriber/openai-transcriber.ts';
