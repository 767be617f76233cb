import { RequestError } from '../request/failure/request.errors.ts';

export const guideNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'guide.not-found', message: 'There is no such guide.' });
