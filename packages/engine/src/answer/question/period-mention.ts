// Of what time a figure is. A sentence often tells two: "$3.6 billion in the quarter and $13.1 billion in the year".

import { smallestOf } from '@ecco/domain';
import { findFigures } from '../../figures/figure.ts';
import { measureLetters } from './needs.lexicon.ts';
import { monthOf, periodWords } from './period-mention.lexicon.ts';
import type { Span } from './span.type.ts';

/** `end`: a day or the end of something; `months`: several of them, a half, or the year to date; `prior`: one before. */
type PeriodKind = keyof typeof periodWords;

/** A time as it is said; what is not said of it is null. */
export type PeriodMention = Span & {
  kind: PeriodKind;
  text: string;
  quarter: number | null;
  year: number | null;
  month: number | null;
};

const ordinals = ['first', 'second', 'third', 'fourth'];

function quarterOf(text: string): number | null {
  const [, word, behind, before] =
    /(first|second|third|fourth)[- ]quarter|q([1-4])|([1-4])q/iu.exec(text) ?? [];
  if (word !== undefined) return ordinals.indexOf(word.toLowerCase()) + 1;
  const digit = behind ?? before;
  return digit === undefined ? null : Number(digit);
}

function yearOf(text: string): number | null {
  const whole = /(?:19|20)\d\d/u.exec(text)?.[0];
  if (whole !== undefined) return Number(whole);
  const short = /(?:fiscal|calendar|fy) ?['’]?(\d\d)$/iu.exec(text)?.[1];
  return short === undefined ? null : 2000 + Number(short);
}

/** The times that a text names, in its order; what is a part of a longer one is not one of its own. */
export function periodsIn(text: string): PeriodMention[] {
  const found: PeriodMention[] = [];
  for (const [name, pattern] of Object.entries(periodWords))
    for (const { 0: said, index } of text.matchAll(pattern)) {
      const start = index;
      const end = index + said.length;
      if (found.some((one) => start < one.end && one.start < end)) continue;
      const kind = kindNamed(name);
      if (kind !== null)
        found.push({
          ...{ start, end, kind, text: said.toLowerCase() },
          ...{ quarter: quarterOf(said), year: yearOf(said), month: monthOf(said) },
        });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

const kinds: readonly PeriodKind[] = ['prior', 'end', 'day', 'months', 'quarter', 'year', 'month'];
const kindNamed = (name: string): PeriodKind | null => kinds.find((kind) => kind === name) ?? null;

/** "11 percent up from the third quarter": the time to which it is compared, and not its own. */
const comparing =
  /\b(?:compared (?:to|with)|versus|vs\.?|than|over|from|on)\s+(?:(?:the|that|those|its) )?(?:(?:in|of|for) (?:the )?)?$/iu;

/**
 * The time of one of the figures of a text: what is said behind it before the next figure or clause, else what was said
 * last before it. Null where neither names one.
 */
export function periodOf(figure: Span, text: string): PeriodMention | null {
  const figures = findFigures(text);
  const periods = periodsIn(text).filter(
    ({ kind, start, end }) =>
      (end <= figure.start || start >= figure.end) &&
      // What was done "over the last four quarters" is held against nothing.
      (kind === 'months' || !comparing.test(text.slice(Math.max(0, start - 40), start))),
  );
  const next = figures.filter(({ start }) => start >= figure.end).map(({ start }) => start);
  const clause = text
    .slice(figure.end)
    .search(/[;:]|, (?:and|but|while|which|compared|versus|against|from)\b/u);
  const stop = smallestOf(next, clause < 0 ? text.length : figure.end + clause);
  const behind = periods.find(({ start }) => start >= figure.end && start < stop);
  if (behind !== undefined) return behind;
  const from = Math.max(0, text.lastIndexOf(';', figure.start));
  const before = periods.filter(({ start, end }) => start >= from && end <= figure.start);
  // What is said right behind an earlier figure is of that one.
  const isOfOther = (period: PeriodMention): boolean =>
    figures.some(
      ({ end }) =>
        end <= period.start &&
        /^ (?:in|for|at|during|of|as of|by)? ?(?:the )?$/u.test(text.slice(end, period.start)),
    ) && /\b(?:compared|versus|against|from|and)\b/u.test(text.slice(period.end, figure.start));
  const last = before.findLast((period) => !isOfOther(period));
  return last ?? null;
}

/** The time that a question asks for; null where it names none. */
export const readPeriod = (question: string): PeriodMention | null =>
  periodsIn(question).find((period) => !isInName(period, question)) ?? null;

/** "The Alder 2024 Fund" is called so. */
const isInName = ({ kind, start, end, text: said }: PeriodMention, text: string): boolean =>
  kind === 'year' &&
  !/^(?:fy|fiscal)/iu.test(said) &&
  ((/^ \p{Lu}/u.test(text.slice(end)) && !measureLetters.test(/^ (\S+)/u.exec(text.slice(end))?.[1] ?? '')) ||
    /(?<!^)\b\p{Lu}\p{L}+ $/u.test(text.slice(0, start)));

const isSame = (one: number | null, other: number | null): boolean =>
  one === null || other === null || one === other;

/** The time of a whole source, by its title. */
export type OwnPeriod = { quarter: number | null; year: number | null };

/** Whether a figure of a time is of the time that is asked for; what names none is of the time of its source. */
export function isOfTime(asked: PeriodMention, said: PeriodMention | null, own: OwnPeriod): boolean {
  if (said === null) return isOfOwn(asked, own);
  if (asked.kind === 'prior') return said.kind === 'prior';
  if (said.kind === 'prior') return false;
  const sameYear = isSame(asked.year, said.year ?? own.year);
  switch (asked.kind) {
    case 'quarter':
      return said.kind === 'quarter' && sameYear && isSame(asked.quarter, said.quarter ?? own.quarter);
    case 'year':
      if (said.kind === 'year') return sameYear;
      return (
        (said.kind === 'day' || said.kind === 'month' || said.kind === 'end') &&
        asked.year !== null &&
        said.year === asked.year
      );
    case 'months':
      return (
        said.kind === 'months' && said.text.replace('the ', '') === asked.text.replace('the ', '') && sameYear
      );
    case 'month':
      return said.month === asked.month && said.month !== null && isSame(asked.year, said.year);
    case 'day':
    case 'end':
      return isOfEnd(asked, said) && isSame(asked.year, said.year ?? own.year);
  }
}

/** Days from which on a month is at its end. */
const lastDays = 28;
const dayIn = (text: string): number => Number(/\b(\d{1,2})(?!\d)/u.exec(text)?.[1] ?? 0);

function isOfEnd(asked: PeriodMention, said: PeriodMention): boolean {
  if (said.kind !== 'end' && said.kind !== 'day')
    return (
      asked.kind === 'end' && said.kind === 'month' && said.month === asked.month && asked.month !== null
    );
  const isAtEnd = said.kind === 'end' || dayIn(said.text) >= lastDays;
  if (asked.month !== null)
    return (
      said.month === asked.month && (asked.kind === 'day' ? dayIn(asked.text) === dayIn(said.text) : isAtEnd)
    );
  if (/year|\d{4}/u.test(asked.text))
    return isAtEnd && (said.month === null ? /year|\d{4}/u.test(said.text) : [6, 9, 12].includes(said.month));
  return isAtEnd;
}

/** A source of a quarter has figures of that quarter, and one of a year those of the year. */
function isOfOwn(asked: PeriodMention, own: OwnPeriod): boolean {
  if (asked.kind === 'quarter')
    return asked.quarter === null || (own.quarter === asked.quarter && isSame(asked.year, own.year));
  return asked.kind === 'year' && own.quarter === null && own.year !== null && asked.year === own.year;
}
