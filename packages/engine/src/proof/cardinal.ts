import type { NumeralToken } from './numeral-token.ts';

/** A number that was read, and the thousand, million and so on that it ends with (1 where with none). */
export type Cardinal = { value: number; scale: number };

type CardinalParse = { value: number; next: number };

/**
 * The number that a run of numerals is by the grammar of English cardinals, each word of it used:
 *
 *     number   = group { scale group } [scale] | group "point" digit { digit } [scale] | written [scale]
 *     group    = [digit | below] "hundred" [["and"] below] | below
 *     below    = ten [digit] | teen | digit
 *
 * with scales that get smaller, "and" also behind a thousand, and no other reading ("fifteen hundred" is one, "twenty
 * hundred" and "one twenty" are none). Null for every run that is no such number: digits said one by one, times of day,
 * years in pairs.
 */
export function readCardinal(run: readonly NumeralToken[]): Cardinal | null {
  return run[0]?.kind === 'written' ? readWritten(run) : readSpoken(run);
}

/** "4.5 million", and "4 point 5 million" as a recognizer spells it. */
function readWritten(run: readonly NumeralToken[]): Cardinal | null {
  const [whole, second] = run;
  if (whole === undefined) return null;
  if (second === undefined) return { value: whole.value, scale: 1 };
  if (second.kind === 'scale' && run.length === 2)
    return { value: times(whole.value, second.value), scale: second.value };
  if (second.kind !== 'point' || !/^\d+$/u.test(whole.lower)) return null;
  const decimals = /^\d{1,3}$/u.test(run[2]?.lower ?? '') ? { text: run[2]?.lower, next: 3 } : spell(run, 2);
  return decimals === null ? null : withScale(Number(`${whole.value}.${decimals.text}`), run, decimals.next);
}

function readSpoken(run: readonly NumeralToken[]): Cardinal | null {
  let [total, at, last] = [0, 0, Number.POSITIVE_INFINITY];
  let isEnd = false;
  while (at < run.length) {
    const group = readGroup(run, at);
    if (group === null) return null;
    const token = run[group.next];
    // "One million two" may be 1.2 million.
    if (token === undefined)
      return Number.isFinite(last) && last >= 1e6 ? null : { value: total + group.value, scale: 1 };
    if (token.kind === 'point' && total === 0) {
      const decimals = spell(run, group.next + 1);
      return decimals && withScale(Number(`${group.value}.${decimals.text}`), run, decimals.next);
    }
    if (token.kind !== 'scale' || token.value >= last || group.value > 999 || isEnd) return null;
    total += group.value * token.value;
    last = token.value;
    at = group.next + 1;
    if (at === run.length) return { value: total, scale: last };
    isEnd = run[at]?.kind === 'and';
    if (isEnd && (last !== 1000 || (readBelow(run, at + 1)?.next ?? 0) !== run.length)) return null;
    if (isEnd) at++;
  }
  return null;
}

function readGroup(run: readonly NumeralToken[], at: number): CardinalParse | null {
  if (run[at]?.kind === 'hundred') return at === 0 ? behindHundred(run, { value: 100, next: 1 }) : null;
  const head = readBelow(run, at);
  if (head === null || run[head.next]?.kind !== 'hundred') return head;
  if (head.value === 0 || (head.value >= 10 && head.value % 10 === 0)) return null;
  return behindHundred(run, { value: head.value * 100, next: head.next + 1 });
}

function behindHundred(run: readonly NumeralToken[], { value, next }: CardinalParse): CardinalParse {
  const rest = readBelow(run, run[next]?.kind === 'and' ? next + 1 : next);
  return rest === null || rest.value === 0 ? { value, next } : { value: value + rest.value, next: rest.next };
}

function readBelow(run: readonly NumeralToken[], at: number): CardinalParse | null {
  const [first, second] = [run[at], run[at + 1]];
  if (first === undefined) return null;
  if (first.kind === 'digit' || first.kind === 'teen') return { value: first.value, next: at + 1 };
  if (first.kind !== 'ten') return null;
  return second?.kind === 'digit' && second.value > 0
    ? { value: first.value + second.value, next: at + 2 }
    : { value: first.value, next: at + 1 };
}

/** Digits behind a point, said one by one; null where there are none or more than four. */
function spell(run: readonly NumeralToken[], from: number): { text: string; next: number } | null {
  let next = from;
  while (run[next]?.kind === 'digit') next++;
  const digits = run.slice(from, next).map(({ value }) => value);
  return digits.length === 0 || digits.length > 4 ? null : { text: digits.join(''), next };
}

function withScale(value: number, run: readonly NumeralToken[], next: number): Cardinal | null {
  const token = run[next];
  if (token === undefined) return { value, scale: 1 };
  return token.kind === 'scale' && next + 1 === run.length
    ? { value: times(value, token.value), scale: token.value }
    : null;
}

const times = (value: number, scale: number): number => Number((value * scale).toPrecision(12));
