import { madeOnce } from './made-once.ts';

const moment = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** A point in time as the reader's clock shows it, "Mar 4, 2026, 9:30 AM"; null when it is none. */
export function shortMoment(iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : moment().format(date);
}
