/** A figure of a table with what it is in, as a number. */
export type Amount = {
  value: number;
  /** A currency's sign, "%", or '' of what is counted. */
  sign: string;
  /** Whether its table counts it in thousands or more. */
  isScaled: boolean;
};

const figure = /^(\p{Sc})?(\d[\d,]*(?:\.\d+)?)(%)?(thousand|million|billion)?$/u;
const worth: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** Reads "$(1,204) thousand", "$0.53" and "(4.1)%"; null for anything else. A bracket or a sign before it makes it less than nothing. */
export function amountOf(text: string): Amount | null {
  const [, currency, digits, percent, scale] = figure.exec(text.replace(/[\s()−–-]/gu, '')) ?? [];
  if (digits === undefined) return null;
  const size = Number((Number(digits.replaceAll(',', '')) * (worth[scale ?? ''] ?? 1)).toPrecision(12));
  const value = /[(−–-]/u.test(text) ? -size : size;
  return { value, sign: currency ?? percent ?? '', isScaled: scale !== undefined };
}

/** An amount in the words of a headline, rounded where it counts in thousands or more: "$11.69 billion". */
export function writeAmount({ value, sign, isScaled }: Amount): string {
  const minus = value < 0 ? '−' : '';
  const size = Math.abs(value);
  if (sign === '%') return `${minus}${written(size, 0)}%`;
  if (isScaled) return `${minus}${sign}${roundedTo(size)}`;
  return `${minus}${sign}${written(size, sign !== '' && !Number.isInteger(size) ? 2 : 0)}`;
}

/** To three digits at least. */
function roundedTo(size: number): string {
  if (size < 999.95e3) return written(size, 0);
  const isBillions = size >= 999.95e6;
  const count = size / (isBillions ? 1e9 : 1e6);
  const places = count < 10 || (isBillions && count < 100) ? 2 : 1;
  const least = isBillions || count < 10 ? places : 0;
  // 1.795 is a little less in binary, and rounds up all the same.
  const digits = Math.round(Number((count * 10 ** places).toPrecision(12)));
  return `${written(digits / 10 ** places, least)} ${isBillions ? 'billion' : 'million'}`;
}

const written = (number: number, places: number): string =>
  number.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: 6 });
