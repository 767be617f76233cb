import type { Money } from '@ecco/domain';
import { foldApostrophes } from '../words/fold.ts';
import { currencyCode, currencyIn, currencyMark, currencyName, isOfUnlistedCurrency } from './currencies.ts';
import { findFigures } from './figure.ts';
import { termsAt } from './money-terms.ts';
import { spokenNumber } from './spoken.ts';

/** A sum with its place in the text. */
type PlacedMoney = Money & { start: number; end: number };

/** The name of a currency behind a number. */
const named = new RegExp(String.raw`^ ${currencyName}\b`, 'iu');
/** Its code there, in capitals: "40 million EUR", "40 Mio. EUR". */
const coded = new RegExp(String.raw`^(?:\.(?= ))? ?${currencyCode}\b`, 'u');
/** Least sum that is money without a sign or a word for it: "forty-five million". */
const least = 1e5;
/** Counts of other things: "4 million members". */
const otherCount =
  /^\s?(?:members?|retirees?|shares?|people|participants?|accounts?|square|units?|acres?|records?|employees?|euros?)\b/iu;

type Sum = Omit<PlacedMoney, 'terms'>;

/**
 * The sums of money in some words, in order, as they are said there, with their bounds and ranges. Dollars where no other
 * currency is named.
 */
export function readMoney(words: string): PlacedMoney[] {
  const text = foldApostrophes(words);
  const sums = sumsIn(words, text);
  return withRanges(sums, text).map(({ to, ...sum }) => ({
    ...sum,
    text: words.slice(sum.start, sum.end),
    terms: termsAt(text, { start: sum.start, end: sum.end, to }),
  }));
}

function sumsIn(words: string, text: string): Sum[] {
  return findFigures(text).flatMap(({ value, unit, start, end }) => {
    const isMoney = unit === 'usd' || (unit === 'other' && currencyIn(text.slice(start, end)) !== null);
    const isLarge = unit === 'count' && value >= least && !otherCount.test(text.slice(end, end + 16));
    if (!isMoney && !isLarge) return [];
    if (isOfUnlistedCurrency(text.slice(0, start), text.slice(end, end + 24))) return [];
    const from = withArticle(text, start);
    const behind = text.slice(end, end + 24);
    const to = end + ((named.exec(behind) ?? coded.exec(behind))?.[0].length ?? 0);
    const said = words.slice(from, to);
    const currency = currencyIn(said) ?? 'USD';
    return [{ text: said, value, currency, start: from, end: to }];
  });
}

type Ranged = Sum & { to: number | null };

const link = /^(?:\s(?:to|and)\s|\s?[-–—]\s?)$/u;
const scaleWords = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
/** The lower end of a range that has neither sign nor scale of its own: "fifty to seventy-five million", "$50-75 million". */
const bareLow = new RegExp(
  String.raw`(?:^|[\s(])(${currencyMark}?)\s?(\d{1,3}(?:\.\d{1,2})?|[a-z]+(?:[ -][a-z]+)?)(?:\sto\s|\sand\s|\s?[-–—]\s?)$`,
  'iu',
);
/** "From $15 million to $25 million" is a change where something rises or falls, and else a range. */
const changes =
  /\b(?:increas|rais|lower|reduc|decreas|cut|chang|expand|upsiz|amend|adjust|grow|grew|rose|fell|went|mov|go|drop|brought|bring)\p{L}*\b/iu;

/** Sums with the upper ends of their ranges: neither end is the sum of a range by itself. */
function withRanges(sums: readonly Sum[], text: string): Ranged[] {
  const rangeds: Ranged[] = [];
  for (const sum of sums) {
    const before = rangeds.at(-1);
    const gap = before === undefined ? '' : text.slice(before.end, sum.start);
    const isRange = before !== undefined && before.to === null && isRangeOf(before, sum, { text, gap });
    if (before !== undefined && isRange) {
      rangeds[rangeds.length - 1] = { ...before, currency: sum.currency, end: sum.end, to: sum.value };
      continue;
    }
    const low = lowBefore(text, sum);
    rangeds.push(low ?? { ...sum, to: null });
  }
  return rangeds;
}

type MoneyGap = { text: string; gap: string };

function isRangeOf(low: Sum, high: Sum, { text, gap }: MoneyGap): boolean {
  if (!link.test(gap) || low.value >= high.value) return false;
  const lead = text.slice(0, low.start);
  if (/\band\b/u.test(gap)) return /\bbetween $/iu.test(lead);
  return !(/\bfrom $/iu.test(lead) && changes.test(lead));
}

/** A sum whose lower end stands before it without a scale of its own. */
function lowBefore(text: string, high: Sum): Ranged | null {
  const scale = [...scaleWords].find(([word]) =>
    new RegExp(String.raw`\b${word}\b`, 'iu').test(high.text),
  )?.[1];
  const lead = text.slice(0, high.start);
  const match = bareLow.exec(lead.slice(-40));
  const [whole = '', sign = '', said = ''] = match ?? [];
  if (scale === undefined || match === null) return null;
  const digits = /^\d/u.test(said) ? Number(said) : wordNumber(said);
  const value = digits === null ? null : digits * scale;
  if (value === null || value <= 0 || value >= high.value) return null;
  const start = high.start - whole.length + (/^[\s(]/u.test(whole) ? 1 : 0);
  const before = text.slice(0, start);
  if (/\sand\s$/u.test(whole) && !/\bbetween $/iu.test(before)) return null;
  if (/\bfrom $/iu.test(before) && changes.test(before)) return null;
  const currency = sign === '' ? high.currency : (currencyIn(sign) ?? high.currency);
  return { ...high, text: text.slice(start, high.end), value, currency, start, to: high.value };
}

function wordNumber(said: string): number | null {
  const words = said.toLowerCase().split(/[ -]/u);
  const match = spokenNumber(words, 0);
  if (match?.value != null && match.words === words.length) return match.value;
  // "Commit fifty": the word before the number is none of it.
  const last = spokenNumber(words.slice(-1), 0);
  return last?.value ?? null;
}

/** "A hundred and seventy-five million": the article belongs to the number. */
const withArticle = (text: string, start: number): number =>
  /^hundred\b/iu.test(text.slice(start)) && /\ba $/iu.test(text.slice(Math.max(0, start - 3), start))
    ? start - 2
    : start;

const ones = 'one|two|three|four|five|six|seven|eight|nine';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
/** The end of "nineteen point two", of "forty-five" and of "a hundred and four" is no number by itself. */
const whole = String.raw`(?<![\p{L}\d.,-])(?<!\b(?:point|hundred|hundred and|${tens}) )`;
const word = `(?:(?:${tens})(?:[ -](?:${ones}))?|zero|${teens}|${ones})`;
const decimals = String.raw` point(?: (?:zero|oh|${ones}|ten|${tens})(?:-(?:${ones}))?){1,3}`;
const number = String.raw`${whole}(?:\d{1,2}(?:\.\d{1,3})?|${word}(?:${decimals}| and (?:a half|a quarter|three quarters|three-quarters))?)`;
const percent = String.raw`(?:\s?%|\s?per ?cent(?:age points?)?)`;
const rate = new RegExp(
  `(?:from ${number}${percent}? (?:percent )?(?:up |down )?to ${number}${percent}?|${number}${percent})`,
  'giu',
);

/** "From 15 to 20" may be years. */
const measured = /%|per ?cent/iu;

type Span = { start: number; end: number };

const findRates = (text: string): Span[] =>
  [...text.matchAll(rate)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));

/** Rates and ranges that are no money, as they are said: "6.75%", "from seven percent to six and three quarters percent". */
export const readRates = (words: string): string[] =>
  findRates(foldApostrophes(words)).map(({ start, end }) => words.slice(start, end));

/** Where some words name sums, rates and basis points, in order; of two that overlap, the longer. */
export function findAmounts(words: string): Span[] {
  const text = foldApostrophes(words);
  const others = findFigures(text).filter(({ unit }) => unit === 'percent' || unit === 'basis-points');
  const rates = findRates(text).filter(({ start, end }) => measured.test(text.slice(start, end)));
  const matches = [...readMoney(words), ...rates, ...others]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const spans: Span[] = [];
  for (const one of matches)
    if (spans.every((other) => one.end <= other.start || other.end <= one.start)) spans.push(one);
  return spans.sort((a, b) => a.start - b.start);
}
