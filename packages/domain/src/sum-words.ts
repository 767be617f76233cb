const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };
const scales = [
  ['trillion', 1e12],
  ['billion', 1e9],
  ['million', 1e6],
] as const;

const digits = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 });

/** A sum as prose writes it: "$175 million", "$285,000"; of a currency without a sign its code before it. */
export function sumWords(value: number, currency: string | null): string {
  const sign = currency === null ? '' : (signs[currency] ?? `${currency} `);
  // A sum that three decimals cannot tell exactly is written out.
  const scale = scales.find(
    ([, worth]) =>
      value >= worth && Math.abs((value / worth) * 1e3 - Math.round((value / worth) * 1e3)) < 1e-6,
  );
  return scale === undefined ? `${sign}${digits(value)}` : `${sign}${digits(value / scale[1])} ${scale[0]}`;
}
