import { RequestError } from '../request/failure/request.errors.ts';

export const auditEntryNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'audit.not-found', message: 'The log has no such entry.' });

export const cannotUndo = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'audit.cannot-undo',
    message: 'This cannot be undone from the log.',
  });

export const undoneAlready = (): RequestError =>
  new RequestError({ status: 409, code: 'audit.undone', message: 'This was undone already.' });
