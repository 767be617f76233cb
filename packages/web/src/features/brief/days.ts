const dayMs = 86_400_000;

/** A day (yyyy-mm-dd) so many days later, or earlier. */
export const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Today (UTC), as the server counts. */
export const today = (): string => new Date().toISOString().slice(0, 10);
