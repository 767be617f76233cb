import { RequestError } from '../request/failure/request.errors.ts';

export const entryUnknown = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'history.entry-unknown',
    message: 'Only what was taken out of your own history can be put back at its time.',
  });
