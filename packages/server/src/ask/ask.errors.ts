import { RequestError } from '../request/failure/request.errors.ts';

export const answerNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'answer.not-found', message: 'There is no such answer any more.' });

export const neverAnswered = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'answer.never-asked',
    message: 'This question has not been asked here, so there is no answer to judge.',
  });

export const organizationUnknown = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'answer.organization-unknown',
    message: 'Nothing in the library names these organizations.',
  });
