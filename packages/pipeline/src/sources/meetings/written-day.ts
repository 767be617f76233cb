/** The days that a page writes, with the year of their surroundings where they have none of their own. */

import { monthOf } from '../text/date.words.ts';
import { datesIn, type WrittenDate } from '../text/said-date.ts';
import { monthPattern } from '../text/said-date.words.ts';

/** `weekday`: from 0, Sunday; null where none is named. */
export type WrittenDay = {
  year: number | null;
  month: number;
  day: number;
  weekday: number | null;
  start: number;
  end: number;
};

const short = 'mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun';
const bySlash = /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)(?![\d/]|[.-]\d)/gu;
/** A leaf of a calendar: "2018 / 09 Jan", "Sep - 2019 18 Wed", "JAN 9 2018" over several lines. */
const leaves = [
  new RegExp(
    String.raw`(?<!\d)(?<year>20\d\d)\s{1,3}(?<day>\d{1,2})\s{1,3}(?<month>${monthPattern})(?![\p{L}\d])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<month>${monthPattern})\.?\s{1,3}(?:-\s{0,2})?(?<year>20\d\d)\s{0,3}(?<day>\d{1,2})\s{0,3}(?:${short})(?:day)?(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${short})(?:day)?,?\s{1,3}(?<month>${monthPattern})\.?\s{1,3}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\d\d)(?!\d)|\n(?<alone>20\d\d)(?=\n|$))`,
    'giu',
  ),
  /** "the 3rd of November, 2026". */
  new RegExp(
    String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)\s(?:day\s)?of\s(?<month>${monthPattern})(?:,?\s(?<year>20\d\d)(?!\d))?(?![\p{L}\d])`,
    'giu',
  ),
  /** "08-Oct-2026". */
  new RegExp(
    String.raw`(?<![\p{L}\d-])(?<day>\d{1,2})-(?<month>${monthPattern})-(?<year>20\d\d)(?![\p{L}\d])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<month>${monthPattern})\.?\n(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\d\d)(?!\d)|\n(?<alone>20\d\d)(?=\n|$))`,
    'giu',
  ),
  /** A month in one cell and its day in the next, under the year; a column of days is a calendar. */
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<month>${monthPattern})\n(?<day>\d{1,2})(?=\n(?!\d{1,2}(?:\n|$)))`,
    'giu',
  ),
];

/** Which number of "03/04/2026" is the day: what other days of the page show, else what its language does. */
function isDayFirst(text: string, language: string | null): boolean {
  let [first, second] = [0, 0];
  for (const [, a, , b] of text.matchAll(bySlash)) {
    if (Number(a) > 12) first++;
    if (Number(b) > 12) second++;
  }
  if (first !== second) return first > second;
  return language !== null && /^(?!en-us$|en$)[a-z]{2}\b/i.test(language);
}

const exists = ({ year, month, day }: Pick<WrittenDay, 'year' | 'month' | 'day'>): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();

function* leavesIn(text: string): Generator<WrittenDay> {
  for (const pattern of leaves)
    for (const match of text.matchAll(pattern)) {
      const { year, alone, month = '', day } = match.groups ?? {};
      yield {
        year: year === undefined && alone === undefined ? null : Number(year ?? alone),
        weekday: null,
        month: monthOf(month),
        day: Number(day),
        start: match.index,
        end: match.index + match[0].length,
      };
    }
}

function* numbersIn(text: string, dayFirst: boolean): Generator<WrittenDay> {
  for (const match of text.matchAll(bySlash)) {
    const [whole, first, sign, second, year = ''] = match;
    // "1.2.20" is a version or a paragraph.
    if (sign === '.' && year.length === 2) continue;
    const [month, day] = dayFirst ? [second, first] : [first, second];
    yield {
      year: year.length === 2 ? 2000 + Number(year) : Number(year),
      weekday: null,
      month: Number(month),
      day: Number(day),
      start: match.index,
      end: match.index + whole.length,
    };
  }
}

const ofSaid = ({ year, month, day, weekday, index, text }: WrittenDate, from: number): WrittenDay => ({
  ...{ year, month, day, weekday, start: from + index },
  end: from + index + text.length,
});

function* dayMatches(text: string): Generator<WrittenDay> {
  let from = 0;
  for (const line of text.split('\n')) {
    if (/\d/.test(line)) for (const said of datesIn(line)) yield ofSaid(said, from);
    from += line.length + 1;
  }
}

/** The days of a text in their order; of two that overlap the one that says more. */
export function writtenDays(text: string, language: string | null): WrittenDay[] {
  const days: WrittenDay[] = [];
  const sources = [leavesIn(text), numbersIn(text, isDayFirst(text, language)), dayMatches(text)];
  const taken: [number, number][] = [];
  for (const source of sources)
    for (const day of source) {
      if (!exists(day) || taken.some(([start, end]) => day.start < end && start < day.end)) continue;
      days.push(day);
      taken.push([day.start, day.end]);
    }
  return days.sort((a, b) => a.start - b.start);
}

export const isoDay = ({ month, day }: Pick<WrittenDay, 'month' | 'day'>, year: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The year of a day without its own: the one that stands over it, or its neighbor where the day of the week says so. */
export function yearNear({ weekday, month, day }: WrittenDay, year: number): number {
  if (weekday === null) return year;
  const fits = (one: number): boolean => new Date(Date.UTC(one, month - 1, day)).getUTCDay() === weekday;
  return [year, year + 1, year - 1].find(fits) ?? year;
}
