import { madeOnce } from './made-once.ts';

const day = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const time = madeOnce(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

/** The day of a point in time by the reader's clock, "Mar 4, 2026". */
export const localDay = (date: Date): string => day().format(date);

/** The hour of a point in time by the reader's clock, "9:30 AM". */
export const hourOf = (date: Date): string => time().format(date);

/** An hour on the clock of its own place, "09:30", as it is read: "9:30 AM". */
export function wallHour(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hourOf(new Date(2000, 0, 1, hours, minutes));
}

/** The day before, by the calendar: days of 23 and 25 hours count as days. */
export function dayBefore(date: Date): Date {
  const before = new Date(date);
  before.setDate(before.getDate() - 1);
  return before;
}
