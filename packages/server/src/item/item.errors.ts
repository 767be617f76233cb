import { RequestError } from '../request/failure/request.errors.ts';

export const itemNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'item.not-found', message: 'There is no such item in the library.' });
