import { RequestError } from '../request/failure/request.errors.ts';

export const activityQuotaSpent = (retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 429,
    code: 'activity.quota-spent',
    message: 'That is more than is kept of a day. Please come back tomorrow.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
