/** The query of an address as plain text values: no guessing of numbers, so that ids and searches stay what they are. */
export const parseQuery = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query));

/** The inverse, "?a=b" or nothing; absent values are left out. */
export function stringifyQuery(values: Record<string, unknown>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}
