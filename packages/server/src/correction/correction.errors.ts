import { RequestError } from '../request/failure/request.errors.ts';

export const editNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'item.edit-not-found', message: 'There is no such change.' });

export const editUndone = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'item.edit-undone',
    message: 'This has been changed since. Reload to see the current details.',
  });

export const deletedItemNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'item.not-deleted',
    message: 'This can no longer be restored: it was restored already, or removed for good.',
  });

const named = (what: string) => (): RequestError =>
  new RequestError({
    status: 400,
    code: `item.${what}-unknown`,
    message: `There is no ${what} of this name, or there are two.`,
  });

export const showUnknown = named('show');
export const organizationUnknown = named('organization');

export const notJoined = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'item.not-joined',
    message: 'These two can’t be told apart: they were before, or something else has taken the place of one.',
  });
