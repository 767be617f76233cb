import type { Organization } from '@ecco/contract';

/** What else an organization is called, each once: a ticker may be an alias too, and either the name itself. */
export function otherNames({
  name,
  ticker,
  aliases,
}: Pick<Organization, 'name' | 'ticker' | 'aliases'>): string[] {
  const known = new Set([name.toLowerCase()]);
  return [...(ticker ? [ticker] : []), ...aliases].filter((other) => {
    const key = other.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
