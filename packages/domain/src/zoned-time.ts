/** The moment of a day and time on the clock of a zone. A time that the clock skips is told an hour later. */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`).getTime();
  const offsetAt = (at: number): number => {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(at);
    return new Date(`${shown.replace(' ', 'T')}Z`).getTime() - at;
  };
  const near = asUtc - offsetAt(asUtc);
  const exact = asUtc - offsetAt(near);
  // Of a time that is skipped there is no moment at which the clock shows it.
  return new Date(offsetAt(exact) === offsetAt(near) ? exact : near);
}

/** The day and time that the clock of a zone shows at a moment. */
export function clockOf(moment: Date, timeZone: string): { day: string; time: string } {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = shown.format(moment).split(' ');
  return { day, time };
}

/** Who says on which clock a meeting begins: the calendar or page that names it, the place of its organization, or a person. */
export const timeZoneSources = ['calendar', 'page', 'organization', 'hand'] as const;
export type TimeZoneSource = (typeof timeZoneSources)[number];
