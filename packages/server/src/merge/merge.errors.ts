import { RequestError } from '../request/failure/request.errors.ts';

export const mergedWithItself = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'merge.itself',
    message: 'A page can’t be merged into itself. Choose another.',
  });

export const mergeNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'merge.not-found', message: 'This merge is gone or was undone.' });

export const cannotUnmerge = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'merge.cannot-undo',
    message: 'The merge cannot be undone: one of the two pages was deleted or merged again since.',
  });
