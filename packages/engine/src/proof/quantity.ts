import { readCardinal } from './cardinal.ts';
import {
  afterYear,
  beforeYear,
  continuesNumber,
  counted,
  mayCount,
  namesYear,
  ofYear,
  partOfNumber,
  pauses,
} from './doubt.lexicon.ts';
import type { NumeralToken } from './numeral-token.ts';
import { currencyOf, currencyOfCode, measureOf } from './numeral-words.ts';

/** A number of a text with its unit, and the characters it takes with both. */
export type Quantity = {
  start: number;
  end: number;
  /** Null where the words have no reading, or more than one. */
  value: number | null;
  /** The thousand or million that it ends with; 1 where with none. */
  scale: number;
  unit: string | null;
  isSpoken: boolean;
  /** Whether "hundred" is one of its words. */
  hasHundred: boolean;
  /** Whether nothing around it leaves a doubt. */
  isSure: boolean;
};

const numeral = new Set(['digit', 'teen', 'ten', 'hundred', 'scale', 'written']);
const isJoined = ({ gap }: NumeralToken): boolean => /^[\s-]*$/u.test(gap);

/** Place of the last token of the run of numerals that begins at a place; -1 where none does. */
function lastOfRun(tokens: readonly NumeralToken[], from: number): number {
  const first = tokens[from];
  if (first === undefined) return -1;
  const isPoint = first.kind === 'point' && tokens[from + 1]?.kind === 'digit';
  if (!numeral.has(first.kind) && !isPoint) return -1;
  let last = from;
  for (;;) {
    const next = follower(tokens, last);
    if (next === null) return last;
    last = next;
  }
}

/** The next numeral of a run: behind an "and" that joins hundreds to the rest, a point, or a pause too. */
function follower(tokens: readonly NumeralToken[], at: number): number | null {
  const [here, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (here === undefined || next === undefined) return null;
  if (
    pauses.test(next.lower) &&
    after !== undefined &&
    numeral.has(after.kind) &&
    /^[\s,.…-]*$/u.test(next.gap)
  )
    return after.kind === 'written' && here.kind === 'written' ? null : at + 2;
  if (!isJoined(next)) return null;
  if (here.kind === 'written' && next.kind === 'written') return null;
  if (numeral.has(next.kind)) return at + 1;
  if (after === undefined || !numeral.has(after.kind) || !isJoined(after)) return null;
  if (next.kind === 'point') return at + 2;
  const joins = here.kind === 'hundred' || here.kind === 'scale';
  return next.kind === 'and' && joins && after.kind !== 'written' ? at + 2 : null;
}

/** Every number of the tokens of a text, each by itself. */
export function readRuns(text: string, tokens: readonly NumeralToken[]): Quantity[] {
  const quantities: Quantity[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const last = lastOfRun(tokens, at);
    const one = last < 0 ? readOneDollar(tokens, at) : readRun(text, tokens, { first: at, last });
    if (one === null) continue;
    quantities.push(one);
    at = Math.max(at, last);
    while ((tokens[at + 1]?.end ?? Number.POSITIVE_INFINITY) <= one.end) at++;
  }
  return quantities;
}

/** "A dollar fifty nine". */
function readOneDollar(tokens: readonly NumeralToken[], at: number): Quantity | null {
  const [article, dollar] = [tokens[at], tokens[at + 1]];
  const cents = article?.lower === 'a' && dollar?.lower === 'dollar' ? centsAt(tokens, at + 2) : null;
  if (article === undefined || cents === null) return null;
  return {
    start: article.start,
    end: cents.end,
    value: Number((1 + cents.value / 100).toFixed(2)),
    scale: 1,
    unit: 'usd',
    isSpoken: true,
    hasHundred: false,
    isSure: true,
  };
}

type Run = { first: number; last: number };

function readRun(text: string, tokens: readonly NumeralToken[], { first, last }: Run): Quantity {
  const run = tokens.slice(first, last + 1);
  const cardinal = readCardinal(run) ?? readYear(tokens, { first, last });
  const before = beforeRun(text, tokens, first);
  const behind = behindRun(tokens, last);
  const isSpoken = run.some(({ kind }) => kind !== 'written' && kind !== 'scale');
  const isSure = cardinal !== null && !isPart(tokens, first) && !isContinued(text, tokens, last);
  const unit = before.unit ?? behind.unit;
  const value = cardinal === null || (isSpoken && !isSure) ? null : cardinal.value * before.sign;
  const cents = isSpoken && unit === 'usd' ? centsAt(tokens, behind.next) : null;
  return {
    start: before.start,
    end: cents?.end ?? behind.end,
    value: value === null || cents === null ? value : Number((value + cents.value / 100).toFixed(2)),
    scale: cardinal?.scale ?? 1,
    unit,
    isSpoken,
    hasHundred: run.some(({ kind }) => kind === 'hundred'),
    isSure,
  };
}

/** "Twenty twenty one", "nineteen ninety five": only behind a word that a year may follow, or before no thing. */
function readYear(tokens: readonly NumeralToken[], { first, last }: Run): { value: number; scale: 1 } | null {
  const [century, ...rest] = tokens.slice(first, last + 1);
  if (century === undefined || (century.value !== 19 && century.value !== 20)) return null;
  const tail = readCardinal(rest);
  if (tail === null || tail.value < 10 || tail.value > 99 || rest.some(({ kind }) => kind === 'written'))
    return null;
  const value = century.value * 100 + tail.value;
  return isYearPlace(tokens, { first, last }, value) ? { value, scale: 1 } : null;
}

function isYearPlace(tokens: readonly NumeralToken[], { first, last }: Run, value: number): boolean {
  const [before, after] = [tokens[first - 1]?.lower ?? '', tokens[last + 1]];
  const next = after !== undefined && isJoined(after) ? after.lower : '';
  if (measureAt(tokens, last + 1) !== null || counted.test(next)) return false;
  if (beforeYear.test(before)) return true;
  if (namesYear.test(before) && value >= 2020 && value <= 2035) return true;
  return mayCount.test(before) && value >= 2015 && value <= 2035 && (next === '' || afterYear.test(next));
}

const negative = /(?:^|[\s(])[-−–]$/u;

/** "| (596)": in accounts a figure in brackets is less than nothing, in its cell and where its row is told. */
const isBracketed = (text: string, { start, end }: NumeralToken): boolean =>
  text[end] === ')' && /[|:,] \($/u.test(text.slice(Math.max(0, start - 3), start));

/** What belongs to a number before it: a sign of money, "minus", the "a" of "a hundred". */
function beforeRun(text: string, tokens: readonly NumeralToken[], first: number) {
  const [opener, previous, earlier] = [tokens[first], tokens[first - 1], tokens[first - 2]];
  const start = opener?.start ?? 0;
  if (opener === undefined || previous === undefined)
    return { start, unit: null, sign: negative.test(text.slice(0, start)) ? -1 : 1 };
  const code = currencyOfCode(text.slice(previous.start, previous.end));
  const unit = /^\s?\(?$/u.test(opener.gap)
    ? previous.kind === 'money'
      ? currencyOf(previous.lower)
      : code
    : undefined;
  if (unit !== undefined) {
    const isMinus =
      opener.gap.includes('(') || negative.test(text.slice(Math.max(0, previous.start - 2), previous.start));
    return { start: previous.start, unit, sign: isMinus || isMinusWord(earlier) ? -1 : 1 };
  }
  if (isLetter(previous, opener)) return { start: previous.start, unit: `#${previous.lower}`, sign: 1 };
  if (isMinusWord(previous)) return { start: previous.start, unit: null, sign: -1 };
  const isMinus =
    opener.kind === 'written' &&
    (negative.test(text.slice(Math.max(0, start - 2), start)) || isBracketed(text, opener));
  const isArticle = opener.kind === 'hundred' && previous.lower === 'a';
  return { start: isArticle ? previous.start : start, unit: null, sign: isMinus ? -1 : 1 };
}

/** "Q4", said "q four". */
const isLetter = ({ kind, lower }: NumeralToken, { gap, value }: NumeralToken): boolean =>
  kind === 'word' && (gap === '' || (lower === 'q' && gap === ' ' && value >= 1 && value <= 4));

const isMinusWord = (token: NumeralToken | undefined): boolean =>
  token?.lower === 'minus' || token?.lower === 'negative';

type Measure = { unit: string; next: number };

function measureAt(tokens: readonly NumeralToken[], at: number): Measure | null {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one === undefined || !/^[\s)-]*$/u.test(one.gap)) return null;
  const both = two === undefined ? undefined : measureOf(`${one.lower} ${two.lower}`);
  if (both !== undefined) return { unit: both, next: at + 2 };
  const unit = measureOf(one.lower);
  return unit === undefined ? null : { unit, next: at + 1 };
}

function behindRun(tokens: readonly NumeralToken[], last: number) {
  const measure = measureAt(tokens, last + 1);
  const next = measure?.next ?? last + 1;
  return { unit: measure?.unit ?? null, next, end: tokens[next - 1]?.end ?? 0 };
}

/** "Twenty eight dollars [and] seventy seven [cents]": the cents belong to the dollars. */
function centsAt(tokens: readonly NumeralToken[], at: number): { value: number; end: number } | null {
  const from = tokens[at]?.kind === 'and' ? at + 1 : at;
  const opener = tokens[from];
  const last = opener !== undefined && isJoined(opener) ? lastOfRun(tokens, from) : -1;
  if (last < 0) return null;
  const value = readCardinal(tokens.slice(from, last + 1))?.value ?? 0;
  const measure = measureAt(tokens, last + 1);
  const isPrice = measure?.unit === 'cents' || (measure === null && from === at);
  if (!isPrice || value < 1 || value > 99) return null;
  return { value, end: tokens[(measure?.next ?? last + 1) - 1]?.end ?? 0 };
}

const between = new Set(['a', 'an', 'of', 'the', 'about', 'hundred']);

/** "Half of one percent", "a couple hundred": the number is not said whole. */
function isPart(tokens: readonly NumeralToken[], first: number): boolean {
  let at = first - 1;
  while (between.has(tokens[at]?.lower ?? '')) at--;
  const reaches = tokens.slice(at + 1, first + 1).every(isJoined);
  return reaches && partOfNumber.test(tokens[at]?.lower ?? '') && !ofYear.test(tokens[at - 1]?.lower ?? '');
}

function isContinued(text: string, tokens: readonly NumeralToken[], last: number): boolean {
  const next = tokens[last + 1];
  if (next === undefined || !/^[\s)-]*$/u.test(next.gap)) return false;
  const isWritten = tokens[last]?.kind === 'written' && tokens[last - 1]?.kind !== 'written';
  return (
    next.kind === 'scale' ||
    (isWritten && next.kind === 'written') ||
    continuesNumber.test(text.slice(next.start, next.start + 40))
  );
}
