const dayMs = 86_400_000;
const weekDays = 7;

/** A day (yyyy-mm-dd) so many weeks later, or earlier. */
export const weeksFrom = (day: string, weeks: number): string =>
  new Date(Date.parse(day) + weeks * weekDays * dayMs).toISOString().slice(0, 10);

/** Today (UTC), as the server counts. */
export const today = (): string => new Date().toISOString().slice(0, 10);
