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
