const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** An ISO date as a short US English one in UTC, "Mar 4, 2026"; null when it is no date. */
export function shortDate(iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : short.format(date);
}
