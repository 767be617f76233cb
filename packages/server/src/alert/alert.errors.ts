import { limits } from '@ecco/contract';
import { RequestError } from '../request/failure/request.errors.ts';

export const tooManySubscriptions = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'subscription.too-many',
    message: `You follow ${limits.subscriptionsMax} things, and there is no room for more. Stop one first.`,
  });

export const subscriptionNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'subscription.not-found',
    message: 'You are not subscribed to this.',
  });

export const unsubscribeLinkInvalid = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'unsubscribe.link-invalid',
    message: 'This link doesn’t work. Sign in to change your alerts.',
  });
