import { RequestError } from '../request/failure/request.errors.ts';

export const itemNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'item.not-found', message: 'There is no such item in the library.' });

export const itemOfAnother = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'item.of-another',
    message: 'Only the person who added this, or an admin, can change or delete it.',
  });

export const itemNotFailed = (): RequestError =>
  new RequestError({ status: 409, code: 'item.not-failed', message: 'This item did not fail.' });
