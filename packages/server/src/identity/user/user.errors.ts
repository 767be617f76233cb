import { RequestError } from '../../request/failure/request.errors.ts';

export const userNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'user.not-found', message: 'There is no such user.' });

export const ownAccountRequired = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'user.own-account',
    message: 'You cannot turn off your own account. Another admin can.',
  });

export const ownAccountNotDeleted = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'user.own-account',
    message: 'You cannot delete your own account. Another admin can.',
  });

export const addressDiffers = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'user.address-differs',
    message: "This is not the person's email address. Nothing was deleted.",
  });

export const lastAdminRequired = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'user.last-admin',
    message: 'This is the last admin. Make someone else an admin first.',
  });

export const sessionNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'user.session-not-found',
    message: 'You are not signed in there any more.',
  });
