import { RequestError } from '../request/failure/request.errors.ts';

export const organizationNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'organisation.not-found',
    message: 'There is no such organization.',
  });

export const notItsItem = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'organisation.not-its-item',
    message: 'The item is not linked to this organization.',
  });
