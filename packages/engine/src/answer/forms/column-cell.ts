// Which column of a table is of the time that a question asks for.

import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { periodOfSource } from '../fit/source-period.ts';
import { type ColumnQuestion, keyOfMonths } from '../question/column-question.ts';
import { monthOf } from '../question/period-mention.lexicon.ts';
import type { OwnPeriod, PeriodMention } from '../question/period-mention.ts';

const ofQuarter = /\b(?:three|3) months\b|\bquarter\b|\b(?:13|thirteen) weeks\b|\bq[1-4]\b/iu;
const ofOtherMonths = /\b(?:six|nine|6|9) months\b|\b(?:26|39) weeks\b|\bhalf\b|\bto[- ]date\b/iu;
const ofYear = /\b(?:twelve|12) months\b|\byears?\b|\b5[23] weeks\b|\b(?:fiscal|fy)\b/iu;
const yearsIn = (text: string): number[] =>
  [...text.matchAll(/\b(?:19|20)\d\d\b/gu)].map(([year]) => Number(year));

/** Days of a month up to which a quarter that ends in it is that of the month before, and from which it is its own. */
const edges = { first: 10, last: 20 };

const dayIn = (column: string): number =>
  Number(/\b\p{L}{3,9} (\d{1,2}),? (?:19|20)\d\d\b/u.exec(column)?.[1] ?? 0);

/** The quarter of a calendar year that ends on the day of a column; null where none does. */
function quarterEnding(column: string): number | null {
  const month = monthOf(column);
  const day = dayIn(column);
  if (month === null || day === 0) return null;
  const ended = day <= edges.first ? month - 1 : day >= edges.last ? month : null;
  return ended !== null && ended > 0 && ended % 3 === 0 ? ended / 3 : null;
}

const ordinals = ['first', 'second', 'third', 'fourth'];
const quarterOfYear = /\b(first|second|third|fourth) quarter of (?:fiscal )?(20\d\d)\b/giu;

/** The quarter and the year that a paper speaks of most: a report of a quarter is of that one. */
const mostNamed = cachedBySource(({ segments }: Source): OwnPeriod => {
  const counts = new Map<string, number>();
  for (const { text } of segments)
    for (const [, quarter = '', year = ''] of text.matchAll(quarterOfYear)) {
      const key = `${ordinals.indexOf(quarter.toLowerCase()) + 1} ${year}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const [quarter = null, year = null] = most === undefined ? [] : most[0].split(' ').map(Number);
  return { quarter, year };
});

/** The time that a report is of: by its title, else that of which a report of a quarter speaks most. */
function periodOfReport(source: Source): OwnPeriod {
  const own = periodOfSource(source);
  return own.quarter === null && /\b10-q\b/iu.test(source.context.title) ? mostNamed(source) : own;
}

/** Whether a column is of the day or the end of a month or year that is asked for; a plain year is of its own end. */
function isEndOf({ kind, month, year, text }: PeriodMention, column: string): boolean {
  if (year === null || yearsIn(column)[0] !== year || ofQuarter.test(column)) return false;
  const own = monthOf(column);
  const day = dayIn(column);
  if (month === null)
    return kind === 'end' && !/quarter|half/iu.test(text) && [null, lastMonth].includes(own);
  const askedDay = Number(/\d{1,2}\b/u.exec(text)?.[0] ?? 0);
  if (own === null) return month === lastMonth && (kind === 'end' || askedDay === lastDay);
  return own === month && (kind === 'end' ? day >= edges.last : day === askedDay);
}

const [lastMonth, lastDay] = [12, 31];

type ColumnCell = { column: string };

/** Chooses the cell of a row, the latest first, that is of the time which a question asks for; null where it asks for none. */
export function chooseCell(
  { months, period: asked, isFiscal }: ColumnQuestion,
  source: Source,
): (<Cell extends ColumnCell>(cells: readonly Cell[]) => Cell | null) | null {
  if (months !== null) return (cells) => only(cells.filter(({ column }) => keyOfMonths(column) === months));
  if (asked === null) return null;
  const own = periodOfReport(source);
  return (cells) => {
    const dated = cells.filter(({ column }) => yearsIn(column).length === 1 && !ofOtherMonths.test(column));
    if (asked.kind === 'quarter') {
      if (asked.quarter === null) return null;
      const quarters = dated.filter(({ column }) => ofQuarter.test(column));
      const isOwn = own.quarter === asked.quarter && own.year === (asked.year ?? own.year);
      // Of a report of that very quarter the first column; a fiscal year may bear another number.
      if (isOwn) return quarters[0] ?? null;
      return isFiscal
        ? null
        : only(
            quarters.filter(
              ({ column }) => quarterEnding(column) === asked.quarter && yearsIn(column)[0] === asked.year,
            ),
          );
    }
    if (asked.kind === 'end' || asked.kind === 'day')
      return only(dated.filter(({ column }) => isEndOf(asked, column)));
    if (asked.kind !== 'year' || asked.year === null) return null;
    return only(
      dated.filter(
        ({ column }) =>
          yearsIn(column)[0] === asked.year &&
          !ofQuarter.test(column) &&
          (own.quarter === null || ofYear.test(column)),
      ),
    );
  };
}

const only = <One>([one, another]: readonly One[]): One | null =>
  one === undefined || another !== undefined ? null : one;
