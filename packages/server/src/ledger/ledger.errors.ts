import { RequestError } from '../request/failure/request.errors.ts';

export const signalNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'ledger.signal-not-found', message: 'There is no such signal.' });
