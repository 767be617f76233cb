import { limits } from '@ecco/contract';
import { RequestError } from '../request/failure/request.errors.ts';

export const calendarNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'calendar.not-found',
    message: 'This calendar link does not work any more. Make a new one on the page of the organization.',
  });

export const meetingWithoutDate = (): RequestError =>
  new RequestError({ status: 409, code: 'calendar.no-date', message: 'This meeting has no date yet.' });

export const calendarLinkNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'calendar.no-link',
    message: 'You have no calendar link for this organization.',
  });

export const tooManyCalendarLinks = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'calendar.too-many',
    message: `You have ${limits.calendarFeedsMax} calendar links. Please revoke one that you do not use.`,
  });
