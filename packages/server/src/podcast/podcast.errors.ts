import { RequestError } from '../request/request.errors.ts';

export const podcastNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'podcast.not-found',
    message: 'There is no such podcast in the library.',
  });
