import type { ErrorBody } from '@ecco/contract';
import { type Issue, issueWords } from './issue-words.ts';

type Failure = {
  status: number;
  code: string;
  message: string;
  issues?: Issue[];
  headers?: Record<string, string>;
};

/** A request that is refused, in words that the person who made it may read. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly statusCode: number;
  readonly code: string;
  readonly issues: Issue[] | undefined;
  /** Response headers that belong to the refusal, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(failure: Failure) {
    super(failure.message);
    this.statusCode = failure.status;
    this.code = failure.code;
    this.issues = failure.issues;
    this.headers = failure.headers ?? {};
  }

  /** The shape of D18. */
  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.issues ? { issues: this.issues } : {}) };
  }
}

export const requestInvalid = (issues: Issue[]): RequestError => {
  const [first] = issues;
  return new RequestError({
    status: 400,
    code: 'request.invalid',
    message: first ? issueWords(first) : 'The request is not valid.',
    issues,
  });
};

export const requestMalformed = (): RequestError =>
  new RequestError({ status: 400, code: 'request.malformed', message: 'The request cannot be read.' });

export const sessionRequired = (): RequestError =>
  new RequestError({ status: 401, code: 'session.required', message: 'Please sign in first.' });

export const notAllowed = (): RequestError =>
  new RequestError({ status: 403, code: 'session.not-allowed', message: 'You are not allowed to do this.' });

export const foreignPage = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'request.foreign-page',
    message: "This call changes something and must come from the product's own pages.",
  });

export const sessionOnly = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'session.key-not-enough',
    message: 'This needs a signed-in person; an API key is not enough.',
  });

export const appTokenRequired = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'request.app-token',
    message: 'This call needs the X-App-Token of the page, or an API key.',
  });

export const tooManyRequests = (retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 429,
    code: 'request.too-many',
    message: 'Too many requests. Please wait a moment and try again.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const dayHoldsNoMore = (
  retryAfterSeconds: number,
  message = 'That is more than a day holds. Please come back tomorrow.',
): RequestError =>
  new RequestError({
    status: 429,
    code: 'request.day-spent',
    message,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const pathNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'request.path-not-found',
    message: 'There is nothing at this address.',
  });

export const methodNotAllowed = (allowed: readonly string[]): RequestError =>
  new RequestError({
    status: 405,
    code: 'request.method-not-allowed',
    message: `This address answers ${allowed.join(' and ')} only.`,
    headers: { allow: allowed.join(', ') },
  });

export const bodyTooLarge = (): RequestError =>
  new RequestError({ status: 413, code: 'request.too-large', message: 'The request is too large.' });

/** The connection goes with it: the rest of the body would be taken for the next request. */
export const requestTooSlow = (): RequestError =>
  new RequestError({
    status: 408,
    code: 'request.too-slow',
    message: 'The request came too slowly and was given up. Please try again over a better connection.',
    headers: { connection: 'close' },
  });

export const mediaTypeUnsupported = (expected: string): RequestError =>
  new RequestError({
    status: 415,
    code: 'request.media-type',
    message: `The content type is not supported; send ${expected}.`,
  });

export const urlTooLong = (): RequestError =>
  new RequestError({ status: 414, code: 'request.url-too-long', message: 'The address is too long.' });

/** Says nothing about what happened; the log does. */
export const unexpected = (): RequestError =>
  new RequestError({
    status: 500,
    code: 'server.unexpected',
    message: 'Something went wrong on our side. Please try again.',
  });

/** Seconds after which a page asks again by itself. */
const soon = { 'retry-after': '5' };

/** `status` 507 to whoever wanted to write, 503 to whoever asks whether this process can serve. */
export const diskFull = (status: 503 | 507): RequestError =>
  new RequestError({
    status,
    code: 'server.disk-full',
    message:
      'This server’s disk is full, so nothing new can be added. Everything here can still be read, and waiting work continues once there is room.',
    ...(status === 503 && { headers: soon }),
  });

export const databaseAway = (): RequestError =>
  new RequestError({
    status: 503,
    code: 'server.database-away',
    message: 'The database does not answer at the moment. What was saved is safe; please try again shortly.',
    headers: soon,
  });

export const notReady = (): RequestError =>
  new RequestError({ status: 503, code: 'server.not-ready', message: 'The server is not ready yet.' });

export const tookTooLong = (): RequestError =>
  new RequestError({
    status: 503,
    code: 'server.took-too-long',
    message: 'This took too long and was stopped. Please ask for less: fewer words, or fewer filters.',
    headers: soon,
  });

export const tooBusy = (retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 503,
    code: 'server.busy',
    message: 'The server is busy right now. Please try again in a moment.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
