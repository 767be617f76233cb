import { RequestError } from '../../request/failure/request.errors.ts';

export const apiKeyRefused = (): RequestError =>
  new RequestError({
    status: 401,
    code: 'api-key.refused',
    message: 'This API key is not valid. It may have been revoked, or its account turned off.',
    headers: { 'www-authenticate': 'Bearer' },
  });
