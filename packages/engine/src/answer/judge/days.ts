// The days that a text names in words, as yyyy-mm-dd: of a month alone the last.
import { anyMonth, months } from '../../words/calendar.ts';

const nth = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)`;
const inYear = String.raw`(?:,? (?:of )?(?<year>(?:19|20)\d\d))`;
const patterns = [
  `(?<month>${anyMonth}) ${nth}${inYear}?`,
  `${nth}(?: of)? (?<month>${anyMonth})${inYear}?`,
  String.raw`(?<!\d(?:st|nd|rd|th)? (?:of )?)(?<month>${anyMonth})${inYear}`,
  String.raw`(?<=\b(?:[Ii]n|[Uu]ntil|[Bb]y|[Ff]or) )(?<month>${anyMonth})(?! \d)`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'gu'));

function isoOf(year: number, month: number, day: number | null): string {
  const date = day === null ? new Date(Date.UTC(year, month + 1, 0)) : new Date(Date.UTC(year, month, day));
  return date.toISOString().slice(0, 10);
}

/**
 * The days that a text names. What has no year is the first such day that is not before `said`, the day on which the text
 * was said (ISO date or time), and no day where nobody knows when that was.
 */
export function daysIn(text: string, said: string | null): string[] {
  const from = said?.slice(0, 10) ?? null;
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups = {} }) => {
      const month = months.indexOf(groups['month'] ?? '');
      const day = groups['day'] === undefined ? null : Number(groups['day']);
      if (groups['year'] !== undefined) return [isoOf(Number(groups['year']), month, day)];
      if (from === null) return [];
      const year = Number(from.slice(0, 4));
      const own = isoOf(year, month, day);
      return [own >= from ? own : isoOf(year + 1, month, day)];
    }),
  );
}
