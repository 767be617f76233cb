import { inZone } from './in-zone.ts';

type Meeting = { date: string; timeZone: string | null; isDayOnly: boolean };

const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/**
 * When a meeting begins in the hours of its own place, else in those of the reader, always with the zone; and in the
 * reader's hours where they are others. Null where it is no date.
 */
export function meetingTime({
  date: iso,
  timeZone,
  isDayOnly,
}: Meeting): { there: string; here: string | null } | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  if (isDayOnly) return { there: inZone(date, day, 'UTC'), here: null };
  const there = inZone(date, { ...day, ...hour }, timeZone ?? undefined);
  const isElsewhere = timeZone !== null && inZone(date, { ...day, ...hour }, undefined) !== there;
  return { there, here: isElsewhere ? inZone(date, hour, undefined) : null };
}
