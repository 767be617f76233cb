import { RequestError } from '../request/failure/request.errors.ts';

export const ingestClosed = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'ingest.closed',
    message: 'Please sign in to add a source.',
  });

export const ingestQuotaSpent = (perDay: number, retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 429,
    code: 'ingest.quota-spent',
    message: `Without an account you can add ${perDay} ${perDay === 1 ? 'source' : 'sources'} a day. Please come back tomorrow or sign in.`,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export const ingestTriesSpent = (retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 429,
    code: 'ingest.tries-spent',
    message: 'Too many sources were tried today. Please come back tomorrow or sign in.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/** Limits below a megabyte occur in tests only, so megabytes are what a person is told. */
export const uploadTooLarge = (maxBytes: number): RequestError =>
  new RequestError({
    status: 413,
    code: 'upload.too-large',
    message: `The file is too large: at most ${(maxBytes / 2 ** 20).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB can be uploaded.`,
  });

export const uploadCutOff = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'upload.cut-off',
    message: 'The upload ended before the file was complete. Nothing was kept; please try again.',
  });

export const uploadEmpty = (): RequestError =>
  new RequestError({ status: 400, code: 'upload.empty', message: 'The file is empty.' });
