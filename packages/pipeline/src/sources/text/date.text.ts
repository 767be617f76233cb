/** Dates as feeds and pages write them. All results are ISO 8601 in UTC. */
import { monthOf, offsetInUs, offsetMinutes } from './date.words.ts';

const time = String.raw`(?:(?:[,\s]|\sat\s|\s[-–|]\s)\s*(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)?\s*(.*))?`;
const weekday = String.raw`(?:\p{L}{2,12}(?:\.?,?\s+|\.?,))?`;
const month = String.raw`(\p{L}{3,12})\.?`;
const iso =
  /^(\d{4})-?(\d{2})(?:-?(\d{2}))?(?:[T\s]+(\d{2}):?(\d{2})(?::?(\d{2}))?(?:[.,]\d{1,9})?\s*(.*))?$/i;
const dayFirst = new RegExp(
  String.raw`^${weekday}(?:the\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?(?:[\s-]+|\s+of\s+|\s+de\s+)${month},?[\s-]+(?:de\s+)?(\d{2,4})${time}$`,
  'iu',
);
const monthFirst = new RegExp(
  String.raw`^${weekday}${month}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${time}$`,
  'iu',
);
/** "Sat May 16 21:00:57 CDT 2020", as `date` prints it. */
const yearLast = new RegExp(
  String.raw`^${weekday}${month}\s+(\d{1,2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+(?:([A-Za-z]{1,5}|[+-]\d{4})\s+)?(\d{4})$`,
  'iu',
);
const yearFirst = new RegExp(String.raw`^(\d{4})[/.](\d{1,2})[/.](\d{1,2})${time}$`, 'iu');
const slashed = new RegExp(String.raw`^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})${time}$`, 'iu');
const dotted = new RegExp(String.raw`^${weekday}(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})${time}$`, 'iu');
/** Seconds or milliseconds since 1970. */
const epoch = /^\d{10}(?:\d{3})?$/;

/**
 * Reads RFC 822 and ISO 8601 dates with their common deformations, and days in words of the larger languages; null where
 * nothing fits, and for a day that no month has. No zone means UTC. Of two numbers between slashes the month comes first,
 * unless it cannot be one.
 */
export function parseDate(text: string | null | undefined): string | null {
  const value = (text ?? '')
    .slice(0, 120)
    .replace(/\s*\([^()]{1,60}\)\s*$/, '')
    .replace(/^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/, '$1/$2/$3')
    .trim()
    .slice(0, 80);
  if (epoch.test(value)) return new Date(Number(value.padEnd(13, '0'))).toISOString();
  for (const read of readers) {
    const fields = read(value);
    if (fields) return isoOf(fields);
  }
  return null;
}

type Fields = { year: number; month: number; day: number; clock: string[] };

const textNumber = (text: string | undefined): number => Number(text ?? 0);

const readers: ((value: string) => Fields | null)[] = [
  (value) => fieldsOf(iso.exec(value), ([, year, of, day = '1']) => [year, of, day], 4),
  (value) => fieldsOf(dayFirst.exec(value), ([, day, name, year]) => [year, monthName(name), day], 4),
  (value) => fieldsOf(monthFirst.exec(value), ([, name, day, year]) => [year, monthName(name), day], 4),
  (value) => fieldsOf(yearFirst.exec(value), ([, year, of, day]) => [year, of, day], 4),
  (value) => fieldsOf(dotted.exec(value), ([, day, of, year]) => [year, of, day], 4),
  (value) =>
    fieldsOf(
      slashed.exec(value),
      ([, one, other, year]) => (Number(one) > 12 ? [year, other, one] : [year, one, other]),
      4,
    ),
  (value) => {
    const [, name, day, hour, minute, second, zone, year] = yearLast.exec(value) ?? [];
    if (year === undefined) return null;
    const clock = [hour ?? '0', minute ?? '0', second ?? '0', zone ?? ''];
    return { year: Number(year), month: monthOf(name ?? ''), day: Number(day), clock };
  },
];

const monthName = (name: string | undefined): string => String(monthOf(name ?? ''));

type DayParts = (string | undefined)[];

function fieldsOf(
  match: RegExpExecArray | null,
  dayOf: (match: RegExpExecArray) => DayParts,
  clockAt: number,
): Fields | null {
  if (!match) return null;
  const [year, of, day] = dayOf(match);
  const clock = match.slice(clockAt).map((part) => part ?? '');
  return { year: fullYear(year ?? ''), month: textNumber(of), day: textNumber(day), clock };
}

const fullYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) > 69 ? 1900 : 2000);

function isoOf({
  year,
  month: of,
  day,
  clock: [hour = '', minute = '', second = '', rest = ''],
}: Fields): string | null {
  const half = /^([ap])\.?m\.?\b/i.exec(rest)?.[1]?.toLowerCase();
  const zone = rest.replace(/^[ap]\.?m\.?(?=\s|$)/i, '').trim();
  const hours = half === undefined ? textNumber(hour) : (textNumber(hour) % 12) + (half === 'p' ? 12 : 0);
  const moment = Date.UTC(year, of - 1, day, hours, textNumber(minute), textNumber(second));
  const days = new Date(Date.UTC(year, of, 0)).getUTCDate();
  const isPossible =
    of >= 1 && of <= 12 && day >= 1 && day <= days && hours < 25 && year >= 1900 && year < 2200;
  if (!isPossible || !Number.isFinite(moment)) return null;
  return new Date(moment - (offsetInUs(zone, moment) ?? offsetMinutes(zone)) * 60_000).toISOString();
}
