type Meeting = { date: string; timeZone: string | null; isDayOnly: boolean };

const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** `zone` undefined: where the reader is. A zone that this browser does not know is left to it. */
function written(date: Date, format: Intl.DateTimeFormatOptions, zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { ...format, ...(zone && { timeZone: zone }) }).format(date);
  } catch {
    return new Intl.DateTimeFormat('en-US', format).format(date);
  }
}

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
  if (isDayOnly) return { there: written(date, day, 'UTC'), here: null };
  const there = written(date, { ...day, ...hour }, timeZone ?? undefined);
  const isElsewhere = timeZone !== null && written(date, { ...day, ...hour }, undefined) !== there;
  return { there, here: isElsewhere ? written(date, hour, undefined) : null };
}
