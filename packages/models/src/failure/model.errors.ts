type ModelErrorOptions = {
  code: string;
  message: string;
  retryable: boolean;
  retryAfterMs?: number | null;
  cause?: unknown;
};

/** A failure of an outside model service. `message` may be shown to a reader; it never holds a key or an address. */
export class ModelError extends Error {
  readonly code: string;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** What the service asked us to wait, or null where it said nothing. */
  readonly retryAfterMs: number | null;

  constructor(options: ModelErrorOptions) {
    super(options.message, { cause: options.cause });
    this.name = 'ModelError';
    this.code = options.code;
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
