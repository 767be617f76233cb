/** A fetch that failed: a stable code, words a reader can act on, and whether trying again later makes sense. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: string;
  readonly retryable: boolean;
  /** Status of the answer where there was one. */
  readonly status: number | null;
  /** How long the host asks to be left alone, in ms. */
  readonly retryAfterMs: number | null;
  /** Where the address leads, for a caller that wanted to be told. */
  readonly movedTo: string | null;

  constructor(input: {
    code: string;
    message: string;
    retryable: boolean;
    status?: number;
    retryAfterMs?: number | null;
    movedTo?: string;
    cause?: unknown;
  }) {
    super(input.message, { cause: input.cause });
    this.code = input.code;
    this.retryable = input.retryable;
    this.status = input.status ?? null;
    this.retryAfterMs = input.retryAfterMs ?? null;
    this.movedTo = input.movedTo ?? null;
  }
}

const final = (code: string, message: string, cause?: unknown) =>
  new FetchError({ code, message, retryable: false, cause });
const passing = (code: string, message: string, cause?: unknown) =>
  new FetchError({ code, message, retryable: true, cause });

export const invalidUrl = () =>
  final('fetch.invalid-url', 'This link can’t be read. Paste one like https://example.org/page.');
export const schemeRefused = () =>
  final('fetch.scheme', 'Only addresses that start with http:// or https:// can be read.');
export const credentialsRefused = () =>
  final('fetch.credentials', 'Addresses with a user name or password in them are not read. Remove them.');
export const portRefused = (port: string) =>
  final('fetch.port', `Port ${port} is not one that web servers use; the address is not read.`);
export const privateAddress = (host: string) =>
  final(
    'fetch.private-address',
    `${host} is not on the public internet, so it is not read. Upload the file instead.`,
  );

export const dnsFailed = (host: string, retryable: boolean, cause?: unknown) =>
  (retryable ? passing : final)(
    'fetch.dns',
    `The name ${host} was not found. Check the spelling of the address.`,
    cause,
  );
const tlsFailed = (host: string, cause?: unknown) =>
  final(
    'fetch.tls',
    `The secure connection to ${host} failed: its certificate cannot be trusted. Upload the file instead.`,
    cause,
  );
export const unreachable = (host: string, cause?: unknown) =>
  passing(
    'fetch.unreachable',
    `${host} cannot be reached or closed the connection. Check the address, or try again later.`,
    cause,
  );
export const tooSlow = (host: string, cause?: unknown) =>
  passing('fetch.too-slow', `${host} takes too long to answer. Try again later.`, cause);
export const aborted = (cause?: unknown) => passing('fetch.aborted', 'The download was stopped.', cause);

export const tooLarge = (maxBytes: number) =>
  final('fetch.too-large', `The file is larger than ${describeBytes(maxBytes)}, the most that is read here.`);
const headersTooLarge = (host: string, cause?: unknown) =>
  final('fetch.headers-too-large', `${host} answers with headers that are too large.`, cause);
export const badAnswer = (host: string, cause?: unknown) =>
  final('fetch.bad-answer', `${host} answers with something that is not valid HTTP.`, cause);
export const encodingBroken = (host: string, cause?: unknown) =>
  final('fetch.encoding', `${host} answers with a compression that cannot be read.`, cause);
export const tooManyRedirects = (maxRedirects: number) =>
  final(
    'fetch.too-many-redirects',
    `The address leads on more than ${maxRedirects} times without arriving. Paste the one it should arrive at.`,
  );
export const moved = (host: string, movedTo: string) =>
  new FetchError({
    code: 'fetch.moved',
    message: `${host} leads on to another address.`,
    retryable: false,
    movedTo,
  });
export const redirected = (host: string) =>
  final('fetch.redirected', `${host} leads on to another address, and what is sent does not follow.`);
export const sinkFailed = (cause?: unknown) =>
  passing('fetch.sink', 'The downloaded file could not be stored.', cause);

const statusErrors: Readonly<Record<number, { code: string; message: string; retryable: boolean }>> = {
  401: {
    code: 'fetch.unauthorised',
    message: 'The page requires a login this server doesn’t have. Upload the file instead.',
    retryable: false,
  },
  403: {
    code: 'fetch.forbidden',
    message: 'The site does not allow this server to read the page. Upload the file instead.',
    retryable: false,
  },
  404: {
    code: 'fetch.not-found',
    message: 'There is nothing at this address (404). Check its spelling.',
    retryable: false,
  },
  408: {
    code: 'fetch.too-slow',
    message: 'The site says that the request took too long. Try again later.',
    retryable: true,
  },
  410: { code: 'fetch.gone', message: 'The page was removed for good (410).', retryable: false },
  429: {
    code: 'fetch.rate-limited',
    message: 'The site asks for fewer requests; try again later.',
    retryable: true,
  },
  451: {
    code: 'fetch.forbidden',
    message: 'The site withholds the page for legal reasons.',
    retryable: false,
  },
};

/** The error that stands for an answer whose status is no success; `retryAfterMs` as its host asks. */
export function statusError(status: number, retryAfterMs: number | null = null): FetchError {
  const known = statusErrors[status];
  if (known) return new FetchError({ ...known, status, retryAfterMs });
  if (status >= 500)
    return new FetchError({
      code: 'fetch.server-error',
      message: `The site reports an error (${status}). Try again later.`,
      retryable: true,
      status,
      retryAfterMs,
    });
  return new FetchError({
    code: 'fetch.refused',
    message: `The site refuses the request (${status}).`,
    retryable: false,
    status,
  });
}

function describeBytes(bytes: number): string {
  if (bytes >= 1_073_741_824) return `${+(bytes / 1_073_741_824).toFixed(1)} GB`;
  if (bytes >= 1_048_576) return `${+(bytes / 1_048_576).toFixed(1)} MB`;
  return `${Math.ceil(bytes / 1024)} KB`;
}

const tlsCodes =
  /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO|HOSTNAME_MISMATCH|ERR_OSSL)/;
const slowCodes = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
]);

/** Turns whatever the transport threw into one of the errors above. */
export function toFetchError(error: unknown, host: string): FetchError {
  if (error instanceof FetchError) return error;
  const code = codeOf(error);
  if (code === 'ENOTFOUND') return dnsFailed(host, false, error);
  if (code === 'EAI_AGAIN' || code === 'EAI_FAIL') return dnsFailed(host, true, error);
  if (slowCodes.has(code)) return tooSlow(host, error);
  if (tlsCodes.test(code)) return tlsFailed(host, error);
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW')
    return headersTooLarge(host, error);
  if (isHttpFault(error, code)) return badAnswer(host, error);
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_FORMAT') || code.startsWith('ERR_BROTLI'))
    return encodingBroken(host, error);
  return unreachable(host, error);
}

const isHttpFault = (error: unknown, code: string): boolean =>
  code.startsWith('HPE_') || (error instanceof Error && error.name === 'HTTPParserError');

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
