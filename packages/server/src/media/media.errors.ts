import { RequestError } from '../request/failure/request.errors.ts';

export const mediaNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'media.not-found', message: 'There is no such file.' });
