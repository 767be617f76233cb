import { RequestError } from '../request/failure/request.errors.ts';

export const revisionNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'revision.not-found',
    message: 'This item has no such transcript.',
  });

export const transcriptFileMissing = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'revision.file-missing',
    message: 'A transcript from a file needs its name and its text.',
  });
