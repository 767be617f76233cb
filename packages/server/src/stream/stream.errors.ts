import { RequestError } from '../request/failure/request.errors.ts';

export const tooManyStreams = (retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 429,
    code: 'stream.too-many',
    message: 'Your network has reached its limit of open streams. Please close one first.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
