/** Services that transcribe recordings, by the API that they have. */
export const transcriptionServiceKinds = [
  'openai-compatible',
  'deepgram',
  'assemblyai',
  'elevenlabs',
] as const;
