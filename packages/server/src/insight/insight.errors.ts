import { RequestError } from '../request/failure/request.errors.ts';

export const claimNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'insight.claim-not-found',
    message: 'This claim is no longer there. Its item may have been processed again.',
  });
