import { RequestError } from '../request/failure/request.errors.ts';

export const tagNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'tag.not-found',
    message: 'There is nothing under this tag in the library.',
  });
