import { RequestError } from '../request/failure/request.errors.ts';

export const bouncesClosed = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'bounce.closed',
    message: 'No reports of deliveries are taken here: BOUNCE_TOKEN is not set.',
  });

export const bounceTokenWrong = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'bounce.token-wrong',
    message: 'X-Bounce-Token is not the right one.',
  });
