import { percentDecoded } from '@ecco/domain';
import { monthOf } from './date.words.ts';
/** Days as papers print them, as people say them and as files are named after them. */
import {
  dayNumber,
  dayPattern,
  monthPattern,
  weekdayOf,
  weekdayPattern,
  yearOf,
  yearPattern,
} from './said-date.words.ts';

/** A day as it is written; the year is null where it is left to the context. */
export type WrittenDate = {
  year: number | null;
  month: number;
  day: number;
  /** From 0, Sunday; null where none is named. */
  weekday: number | null;
  text: string;
  index: number;
};

const lead = String.raw`(?<![\p{L}\d])(?:(?<weekday>${weekdayPattern}),? )?(?:the )?`;
const monthFirst = new RegExp(
  String.raw`${lead}(?<month>${monthPattern})\.? (?:the )?(?<day>${dayPattern})(?![\p{L}\d%:])(?:,? (?:of )?(?<year>${yearPattern})(?![\p{L}\d]))?`,
  'giu',
);
const dayFirst = new RegExp(
  String.raw`${lead}(?<day>${dayPattern}) (?:(?:day )?of )?(?<month>${monthPattern})(?:\.|,)? (?<year>${yearPattern})(?![\p{L}\d])`,
  'giu',
);
const dayOfMonth = new RegExp(
  String.raw`${lead}(?<day>${dayPattern}) (?:day )?of (?<month>${monthPattern})(?![\p{L}\d])`,
  'giu',
);
const yearFirst = /(?<!\d)(?<year>(?:19|20)\d\d)([-_./])(?<month>\d{1,2})\2(?<day>\d{1,2})(?!\d)/gu;
const yearLast = /(?<!\d)(?<month>\d{1,2})([-_./])(?<day>\d{1,2})\2(?<year>20\d\d)(?!\d)/gu;
const inOne = /(?<!\d)(?<year>20\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-2]\d|3[01])(?!\d)/gu;

/** The days that a text names, in order, each once. Digits that may be read two ways ("05/06/2026") are left out. */
export function datesIn(text: string): WrittenDate[] {
  const writtenDates: WrittenDate[] = [];
  for (const pattern of [dayFirst, monthFirst, dayOfMonth, yearFirst, yearLast])
    for (const match of text.matchAll(pattern)) {
      const date = readMatch(match);
      const isWithin = writtenDates.some(
        ({ index, text: other }) =>
          date && date.index < index + other.length && index < date.index + date.text.length,
      );
      if (date !== null && !isWithin) writtenDates.push(date);
    }
  return writtenDates.sort((a, b) => a.index - b.index);
}

/** The day that a file is named after; null for none and for more than one. */
export function dateOfName(name: string): WrittenDate | null {
  const plain = percentDecoded(name).replace(/\.[a-z0-9]{1,5}$/i, '');
  const words = plain
    .replace(/(?<=\d)_(?=\d)/g, '-')
    .replace(/[_+]+/g, ' ')
    .replace(/(?<=\p{L})-|-(?=\p{L})/gu, ' ');
  const dates = [...datesIn(words), ...[...plain.matchAll(inOne)].flatMap((match) => readMatch(match) ?? [])];
  const days = new Set(dates.map((date) => isoOf(date, null)));
  const [first] = dates;
  if (days.size !== 1 || first === undefined) return null;
  if (first.year !== null) return first;
  // "2022 8K dated August 16": the year stands apart from its day.
  const year = /\bdated\s*$/i.test(words.slice(0, first.index)) ? yearIn(words) : null;
  return year === null ? null : { ...first, year };
}

/** The one year that a text names; null for none and for several. */
export function yearIn(text: string): number | null {
  const years = new Set(text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []);
  const [only] = years;
  return years.size === 1 && only !== undefined ? Number(only) : null;
}

function readMatch(match: RegExpMatchArray): WrittenDate | null {
  const { weekday, month = '', day = '', year } = match.groups ?? {};
  const byNumber = /^\d+$/.test(month);
  const date = {
    year: year === undefined ? null : yearOf(year),
    month: byNumber ? Number(month) : monthOf(month),
    day: dayNumber(day),
    weekday: weekday === undefined ? null : weekdayOf(weekday),
    text: match[0].trim(),
    index: match.index ?? 0,
  };
  const isEither = byNumber && /[-_./]\d{4}$/.test(match[0]) && date.day <= 12 && date.day !== date.month;
  // "We may second that": a month only by its capital, its day in digits or what stands around it.
  const isVerb = /^(?:may|march) \p{L}/u.test(date.text) && year === undefined;
  const exists = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysOf(date);
  return isEither || isVerb || !exists ? null : date;
}

const daysOf = ({ year, month }: Pick<WrittenDate, 'year' | 'month'>): number =>
  new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();

/**
 * The day in ISO 8601, at midnight UTC. `year` is the one that the context gives, for a day without its own. Null
 * where there is no year, and where the day of the week is another one.
 */
export function isoOf(date: WrittenDate, year: number | null): string | null {
  const known = date.year ?? year;
  if (known === null || date.day > daysOf({ year: known, month: date.month })) return null;
  const time = new Date(Date.UTC(known, date.month - 1, date.day));
  return date.weekday === null || time.getUTCDay() === date.weekday ? time.toISOString() : null;
}
