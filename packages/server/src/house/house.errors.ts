import { RequestError } from '../request/failure/request.errors.ts';

export const jobNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'house.job-not-found',
    message: 'There is no such job any more, or it is past that.',
  });
