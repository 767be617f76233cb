import { RequestError } from '../request/failure/request.errors.ts';

export const meetingNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'meeting.not-found', message: 'There is no such meeting.' });

export const meetingExists = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'meeting.exists',
    message: 'This fund has a meeting of the same title at the same time already.',
  });

export const sourceNotFound = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'meeting.source-not-found',
    message: 'One of the recordings or papers is not in the library.',
  });

export const ownerNotFound = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'meeting.organization-not-found',
    message: 'There is no such organization.',
  });
