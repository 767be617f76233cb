import { RequestError } from '../request/request.errors.ts';

export const apiKeyRefused = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'api-key.refused',
    message: 'This API key is not valid. It may have been revoked, or its account turned off.',
    headers: { 'www-authenticate': 'Bearer' },
  });

export const apiKeyNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'api-key.not-found', message: 'You have no such API key.' });

export const apiKeysUsedUp = (most: number): RequestError =>
  new RequestError({
    status: 409,
    code: 'api-key.used-up',
    message: `You can have ${most} API keys. Please revoke one that you do not use.`,
  });
