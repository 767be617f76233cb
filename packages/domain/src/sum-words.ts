import type { AmountTerms } from './amount.ts';

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

const bounds = { at_most: 'up to', at_least: 'at least', about: 'about' } as const;

/** A sum with what is said of it: "up to $25 million", "$50 million to $75 million", "from $15 million to $25 million", "$5 million a year". */
export function amountWords(value: number, currency: string | null, terms: AmountTerms | null): string {
  const sum = sumWords(value, currency);
  if (terms === null) return sum;
  const { bound, to, from, yearly, years } = terms;
  const range = to === null ? sum : `${sum} to ${sumWords(to, currency)}`;
  const text = from === null ? range : `from ${sumWords(from, currency)} to ${range}`;
  return [
    ...(bound === null || from !== null ? [] : [bounds[bound]]),
    text,
    ...(yearly ? ['a year'] : []),
    ...(years === null ? [] : [`over ${years} ${years === 1 ? 'year' : 'years'}`]),
  ].join(' ');
}
