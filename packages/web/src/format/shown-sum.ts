const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

const short = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** A sum as tables write it, "$25M"; of a currency without a sign its code before it. */
export function shownMoney(value: number, currency: string | null): string {
  const sign = currency === null ? '' : (signs[currency] ?? `${currency} `);
  if (value >= 1e9) return `${sign}${short(value / 1e9)}B`;
  if (value >= 1e6) return `${sign}${short(value / 1e6)}M`;
  return value >= 1e4 ? `${sign}${short(value / 1e3)}K` : `${sign}${short(value)}`;
}
