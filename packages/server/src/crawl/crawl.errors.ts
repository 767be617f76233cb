import { RequestError } from '../request/failure/request.errors.ts';

export const crawlNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'crawl.not-found', message: 'There is no such crawl.' });

export const notItsPerson = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'crawl.not-its-person',
    message: 'This person doesn’t belong to this organization.',
  });
