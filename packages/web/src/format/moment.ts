import { inZone } from './in-zone.ts';
import { madeOnce } from './made-once.ts';

const moment = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** A point in time as the reader's clock shows it, "Mar 4, 2026, 9:30 AM"; null when it is none. */
export function shortMoment(iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : moment().format(date);
}

/** The same by the clocks of a zone, which is named beside it: "Mar 4, 2026, 9:30 AM PST". */
export const zonedMoment = (iso: string, timeZone: string): string => inZone(new Date(iso), zoned, timeZone);

const zoned: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
};
