import type { Money } from '@ecco/domain';
import { foldApostrophes } from '../words/fold.ts';
import { currencyIn, currencyName, isOfUnlistedCurrency } from './currencies.ts';
import { findFigures } from './figure.ts';

/** A sum with its place in the text. */
type PlacedMoney = Money & { start: number; end: number };

/** The name of a currency behind a number. */
const named = new RegExp(String.raw`^ ${currencyName}\b`, 'iu');
/** Least sum that is money without a sign or a word for it: "forty-five million". */
const least = 1e5;
/** Counts of other things: "4 million members". */
const otherCount =
  /^\s?(?:members?|retirees?|shares?|people|participants?|accounts?|square|units?|acres?|records?|employees?|euros?)\b/iu;

/** The sums of money in some words, in order, as they are said there. Dollars where no other currency is named. */
export function readMoney(words: string): PlacedMoney[] {
  const text = foldApostrophes(words);
  return findFigures(text).flatMap(({ value, unit, start, end }) => {
    const isMoney = unit === 'usd' || (unit === 'other' && currencyIn(text.slice(start, end)) !== null);
    const isLarge = unit === 'count' && value >= least && !otherCount.test(text.slice(end, end + 16));
    if (!isMoney && !isLarge) return [];
    if (isOfUnlistedCurrency(text.slice(0, start), text.slice(end, end + 24))) return [];
    const from = withArticle(text, start);
    const to = end + (named.exec(text.slice(end, end + 24))?.[0].length ?? 0);
    const said = words.slice(from, to);
    const currency = currencyIn(said) ?? 'USD';
    return [{ text: said, value, currency, start: from, end: to }];
  });
}

/** "A hundred and seventy-five million": the article belongs to the number. */
const withArticle = (text: string, start: number): number =>
  /^hundred\b/iu.test(text.slice(start)) && /\ba $/iu.test(text.slice(Math.max(0, start - 3), start))
    ? start - 2
    : start;

const number = String.raw`(?:\d{1,2}(?:\.\d{1,3})?|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)(?: point(?: (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?){1,3}| and (?:a half|a quarter|three quarters|three-quarters))?)`;
const percent = String.raw`(?:\s?%|\s?per ?cent(?:age points?)?)`;
const rate = new RegExp(
  `(?:from ${number}${percent}? (?:percent )?(?:up |down )?to ${number}${percent}?|${number}${percent})`,
  'giu',
);

/** "From 15 to 20" may be years. */
const measured = /%|per ?cent/iu;

type Span = { start: number; end: number };

const findRates = (text: string): Span[] =>
  [...text.matchAll(rate)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Rates and ranges that are no money, as they are said: "6.75%", "from seven percent to six and three quarters percent". */
export const readRates = (words: string): string[] =>
  findRates(foldApostrophes(words)).map(({ start, end }) => words.slice(start, end));

/** Where some words name sums, rates and basis points, in order; of two that overlap, the longer. */
export function findAmounts(words: string): Span[] {
  const text = foldApostrophes(words);
  const others = findFigures(text).filter(({ unit }) => unit === 'percent' || unit === 'basis-points');
  const rates = findRates(text).filter(({ start, end }) => measured.test(text.slice(start, end)));
  const found = [...readMoney(words), ...rates, ...others]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Span[] = [];
  for (const one of found)
    if (kept.every((other) => one.end <= other.start || other.end <= one.start)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}
