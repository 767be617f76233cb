import type { Chance } from './random.fixture.ts';

const small = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number below a hundred, in words. */
export function sayBelow(value: number, chance: Chance): string {
  if (value < 20) return small[value] ?? '';
  const rest = value % 10;
  return `${tens[Math.floor(value / 10)]}${rest === 0 ? '' : `${chance.pick([' ', '-'])}${small[rest]}`}`;
}

/** A whole number below a billion, in words, with or without "and". */
export function sayWhole(value: number, chance: Chance): string {
  for (const [scale, name] of [
    [1e6, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (value < scale) continue;
    const rest = value % scale;
    const head = `${sayWhole(Math.floor(value / scale), chance)} ${name}`;
    if (rest === 0) return head;
    const link = rest < 100 && scale < 1e6 ? chance.pick([' ', ' and ']) : ' ';
    return `${head}${link}${sayWhole(rest, chance)}`;
  }
  return sayBelow(value, chance);
}

/** "Four point six", each digit behind the point by itself. */
export const sayDecimal = (text: string, chance: Chance): string => {
  const [whole = '', decimals = ''] = text.split('.');
  return `${sayWhole(Number(whole), chance)} point ${sayDigits(decimals)}`;
};

/** Digits one by one. */
export const sayDigits = (digits: string): string =>
  digits
    .split('')
    .map((digit) => small[Number(digit)])
    .join(' ');

/** A year as it is said: in pairs, or in thousands. */
export function sayYear(year: number, chance: Chance): string {
  const [head, tail] = [Math.floor(year / 100), year % 100];
  if (year >= 2000 && year < 2010)
    return tail === 0
      ? 'two thousand'
      : `two thousand${chance.pick([' ', ' and '])}${sayBelow(tail, chance)}`;
  return `${sayBelow(head, chance)} ${sayBelow(tail, chance)}`;
}
