/** The code of a transcriber's failure that says that it takes no recording as large as this one. */
export const tooLargeCode = 'transcriber.too_large';

/** Whether a transcriber failed for the size of a recording: a smaller piece of it may still be taken. */
export const isTooLarge = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === tooLargeCode;
