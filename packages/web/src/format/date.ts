/**
 * An ISO date as a short US English one in UTC, "Mar 4, 2026"; null when it is no date. Every page shows dates at once,
 * and the first format of `Intl` takes a telephone 50 ms to make; the words of `toUTCString` are fixed by the language.
 */
export function shortDate(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const [, day = '', month = ''] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${date.getUTCFullYear()}`;
}

/** The same of a day that may not be known; null then. */
export const shortDateOf = (iso: string | null): string | null => (iso === null ? null : shortDate(iso));
