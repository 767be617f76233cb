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

/** Words were sent, and none of them could be kept: storing nothing would take back what is there. */
export const documentUnreadable = (): RequestError =>
  new RequestError({
    status: 422,
    code: 'document.unreadable',
    message:
      'Nothing in this document can be saved: it holds only scripts, or it is nested too deeply. The saved version is unchanged.',
  });
