/** A failure of the voice, with a stable code. */
export class SpeechError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const speechFailed = (exitCode: number): SpeechError =>
  new SpeechError('speech.failed', `The voice could not say a sentence (code ${exitCode}).`);
