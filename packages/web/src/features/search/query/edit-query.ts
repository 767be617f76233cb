import { limits } from '@ecco/contract';

const tidy = (query: string): string => query.replace(/\s+/g, ' ').trim();

/** A query without a part of it. */
export const withoutPart = (query: string, { from, to }: { from: number; to: number }): string =>
  tidy(`${query.slice(0, from)} ${query.slice(to)}`);

/** A query narrowed by one more part; null where there is no room for it. */
export function withPart(query: string, part: string): string | null {
  const narrowed = tidy(`${query} ${part}`);
  return narrowed.length > limits.queryMaxLength ? null : narrowed;
}

/** What narrows a query to a year. */
export const partOfYear = (year: string): string => `after:${year} before:${Number(year) + 1}`;
