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
  return new Date(asUtc - offsetAt(near));
}
