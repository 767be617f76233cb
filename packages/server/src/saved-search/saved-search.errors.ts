import { limits } from '@ecco/contract';
import { RequestError } from '../request/failure/request.errors.ts';

export const savedSearchNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'saved-search.not-found',
    message: 'This is not one of your saved searches.',
  });

export const alreadySaved = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'saved-search.already-saved',
    message: 'You have saved this search already.',
  });

export const tooManySavedSearches = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'saved-search.too-many',
    message: `You have ${limits.savedSearchesMax} saved searches, and there is no room for more. Delete one first.`,
  });
