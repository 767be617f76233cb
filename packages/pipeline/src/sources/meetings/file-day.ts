/** Days that only the names of files tell: "01152026.pdf" behind "January Board Minutes". */
import { percentDecoded } from '@ecco/domain';
import { monthOf } from '../text/date.words.ts';
import { monthPattern } from '../text/said-date.words.ts';
import { type FlatLink, type FlatPage, lineAt } from './flat.page.ts';
import type { WrittenDay } from './written-day.ts';

const patterns = [
  /(?<!\d)(?<month>0?[1-9]|1[0-2])[-_.](?<day>0?[1-9]|[12]\d|3[01])[-_.](?<year>20\d\d)(?!\d)/u,
  /(?<!\d)(?<month>0[1-9]|1[0-2])[-_.]?(?<day>0[1-9]|[12]\d|3[01])[-_.]?(?<year>20\d\d)(?!\d)/u,
  /(?<!\d)(?<year>20\d\d)[-_.]?(?<month>0[1-9]|1[0-2])[-_.]?(?<day>0[1-9]|[12]\d|3[01])(?!\d)/u,
];
const papers = /\.(?:pdf|docx?|html?)(?:[?#]|$)/i;
const monthName = new RegExp(String.raw`(?<!\p{L})(${monthPattern})(?!\p{L})`, 'iu');

const paperName = /(?:^|[^a-z])(?:agendas?|minutes|packets?|board ?book|meetings?|notice)(?:[^a-z]|$)/i;
/** Files that are named alike, from which their names are a list of meetings. */
const alikeLeast = 2;

/**
 * The days of papers in whose lines no day is written, where the line names the month of the file's, or where several files
 * say in their own names that they are papers of a meeting of that day.
 */
export function daysOfFiles(page: FlatPage, written: readonly WrittenDay[]): WrittenDay[] {
  const named = page.links.filter((link) => paperName.test(fileName(link)) && dayOfFile(link) !== null);
  const isList = new Set(named.map(fileName)).size >= alikeLeast;
  return page.links.flatMap((link) => {
    const { line, start } = lineAt(page.text, link.start);
    if (written.some((day) => day.start >= start && day.end <= start + line.length)) return [];
    const day = dayOfFile(link);
    if (day === null) return [];
    const month = monthName.exec(line)?.[1];
    if (month === undefined) return isList && paperName.test(fileName(link)) ? [day] : [];
    return monthOf(month) === day.month ? [day] : [];
  });
}

const fileName = ({ href }: FlatLink): string =>
  percentDecoded(href.split(/[?#]/u)[0] ?? '')
    .split('/')
    .at(-1) ?? '';

function dayOfFile(link: FlatLink): WrittenDay | null {
  const { href, start } = link;
  if (!papers.test(href)) return null;
  const name = fileName(link);
  const match = patterns.map((pattern) => pattern.exec(name)?.groups).find((groups) => groups !== undefined);
  if (match === undefined) return null;
  const [year, month, day] = [Number(match['year']), Number(match['month']), Number(match['day'])];
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return { year, month, day, weekday: null, start, end: start };
}
