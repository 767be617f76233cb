import { RequestError } from '../../request/failure/request.errors.ts';

export const apiKeyNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'api-key.not-found', message: 'You have no such API key.' });

export const apiKeysUsedUp = (most: number): RequestError =>
  new RequestError({
    status: 409,
    code: 'api-key.used-up',
    message: `You can have ${most} API keys. Please revoke one that you do not use.`,
  });
