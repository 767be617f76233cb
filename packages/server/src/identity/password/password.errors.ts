import { RequestError } from '../../request/failure/request.errors.ts';

const busyRetrySeconds = 2;

export const authBusy = (): RequestError =>
  new RequestError({
    status: 503,
    code: 'auth.busy',
    message: 'Too many people are signing in at the moment. Please try again in a few seconds.',
    headers: { 'retry-after': String(busyRetrySeconds) },
  });
