import { RequestError } from '../request/failure/request.errors.ts';

export const lineNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'line.not-found', message: 'The transcript has no such line.' });

/** `text`: how the line reads now. */
export const lineChanged = (text: string): RequestError =>
  new RequestError({
    status: 409,
    code: 'line.changed',
    message: `Someone else changed this line in the meantime. It now reads: ${text}`,
  });

export const lineEditNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'line.edit-not-found', message: 'There is no such correction.' });

export const lineEditUndone = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'line.edit-undone',
    message: 'This line has been changed since, or already reads as before.',
  });
