import { RequestError } from '../request/failure/request.errors.ts';

export const transcriptionServiceNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'transcription-service.not-found',
    message: 'This transcription service no longer exists.',
  });

export const serviceNotTested = (reason: string | null): RequestError =>
  new RequestError({
    status: 409,
    code: 'transcription-service.not-tested',
    message:
      reason === null
        ? 'Test the service before you enable it.'
        : `The service did not pass its test, so it can’t be enabled: ${reason}`,
  });

export const keyOfOtherAddress = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'transcription-service.key-of-other-address',
    message: 'Enter the key again: the stored one was given for another address.',
  });

export const serviceWithoutAddress = (): RequestError =>
  new RequestError({
    status: 422,
    code: 'transcription-service.no-address',
    message: 'Enter the URL of the service.',
  });

export const serviceOfEnvironment = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'transcription-service.of-environment',
    message:
      'This service is set by the environment (TRANSCRIBER_URL or TRANSCRIBER_KIND) and can’t be changed here.',
  });
