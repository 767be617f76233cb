import { exportFormats } from '@ecco/domain';
import { RequestError } from '../request/failure/request.errors.ts';

export const formatNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'export.format-not-found',
    message: `There is no such format. The formats are ${exportFormats.join(', ')}.`,
  });

/** `reason`: why it failed, where it did. */
export const transcriptMissing = (reason: string | null): RequestError =>
  new RequestError({
    status: 409,
    code: 'export.no-transcript',
    message:
      reason === null
        ? 'There is no transcript of this yet, so there is nothing to export. Please come back when it is done.'
        : `There is no transcript of this, so there is nothing to export. ${reason}`,
  });
