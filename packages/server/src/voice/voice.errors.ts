import { RequestError } from '../request/failure/request.errors.ts';

export const voiceNotProposed = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'voice.not-proposed',
    message: 'This voice is not proposed to be that person any more. It may have been named since.',
  });

export const decisionNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'voice.decision-not-found',
    message: 'There is no such decision, or it was undone before.',
  });
