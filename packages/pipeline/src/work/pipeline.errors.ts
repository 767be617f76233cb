type PipelineErrorOptions = { code: string; message: string; retryable?: boolean; cause?: unknown };

/** A failure of the pipeline itself: a stable dotted code and words that a reader can act on. */
export class PipelineError extends Error {
  override readonly name = 'PipelineError';
  readonly code: string;
  /** Whether the same work may succeed later. */
  readonly retryable: boolean;

  constructor(options: PipelineErrorOptions) {
    super(options.message, { cause: options.cause });
    this.code = options.code;
    this.retryable = options.retryable ?? false;
  }
}

/** Whether the same work may succeed later: yes, where the error does not say that it cannot. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const isFinal = 'retryable' in error && error.retryable === false;
  // The word of the store for the same.
  const isPermanent = 'permanent' in error && error.permanent === true;
  return !isFinal && !isPermanent;
}
