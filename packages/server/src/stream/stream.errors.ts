import { RequestError } from '../request/failure/request.errors.ts';

export const tooManyStreams = (retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 429,
    code: 'stream.too-many',
    message: 'Your network has as many streams open at a time as it may. Please close one first.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
