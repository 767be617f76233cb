import type { DocumentVersion } from '@ecco/store';
import { RequestError } from '../request/failure/request.errors.ts';

/** `newest`: what was saved meanwhile. */
export const documentChanged = (newest: DocumentVersion | null): RequestError =>
  new RequestError({
    status: 409,
    code: 'document.changed',
    message: `${newest?.by ?? 'Somebody else'} saved another version since you began. Yours is not lost.`,
  });

export const versionNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'document.version-not-found', message: 'There is no such version.' });
