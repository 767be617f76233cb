import { RequestError } from '../request/failure/request.errors.ts';

export const placeNotDoubted = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'hearing.not-doubted',
    message: 'Nothing in this line waits to be confirmed. It may have been heard again or corrected.',
  });

export const reviewNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'hearing.review-not-found',
    message: 'There is no such confirmation, or it was undone before.',
  });
