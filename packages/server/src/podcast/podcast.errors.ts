import { RequestError } from '../request/failure/request.errors.ts';

export const podcastNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'podcast.not-found',
    message: 'There is no such podcast in the library.',
  });

export const publicationNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'publication.not-found',
    message: 'There is no such publication in the library.',
  });

export const podcastIgnored = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'podcast.ignored',
    message: 'This podcast is ignored. Stop ignoring it first.',
  });

export const podcastWithoutFeed = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'podcast.no-feed',
    message: 'This podcast has no feed in which new episodes could be found.',
  });
