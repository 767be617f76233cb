import { RequestError } from '../request/failure/request.errors.ts';

export const jobNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'house.job-not-found',
    message: 'This job no longer exists, or it can’t be changed now.',
  });
