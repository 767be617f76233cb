import { RequestError } from '../request/failure/request.errors.ts';

export const personNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'person.not-found', message: 'There is no page for this person.' });
