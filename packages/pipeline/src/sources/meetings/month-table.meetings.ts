/** A schedule by months: a row for each month, a column for each body, and in its cell the number of the day. */
import { meetingBody } from '@ecco/engine';
import { monthOf } from '../text/date.words.ts';
import { monthPattern } from '../text/said-date.words.ts';
import type { FlatPage } from './flat.page.ts';
import type { PageMeeting } from './page-meeting.type.ts';
import { isoDay } from './written-day.ts';
import { writtenTime } from './written-time.ts';

const month = new RegExp(String.raw`^(${monthPattern})\.?(?:,?\s(20\d\d))?$`, 'iu');
/** "19", "5 & 19", "17–18": days of which the second of a range is the same meeting's. */
const dayNumbers =
  /^\d{1,2}(?:st|nd|rd|th)?(?:(?:\s?[&,/]\s?|\sand\s|\s?[–-]\s?)\d{1,2}(?:st|nd|rd|th)?){0,3}\*{0,2}$/iu;
/** Rows of months that make a table a schedule; characters of a head; rows that are read. */
const [fewestMonths, longestHead, mostRows] = [3, 90, 60];

type Column = { title: string; time: string | null };
type Row = { year: number | null; month: number; cells: string[] };

/** The meetings of all such tables of a page. Where a row names no year and the line over the table not just one, its days are left out. */
export function meetingsByMonth(page: FlatPage): PageMeeting[] {
  return page.elements.flatMap(({ tag }, at) => (tag === 'table' ? meetingsOfTable(page, at) : []));
}

function meetingsOfTable(page: FlatPage, table: number): PageMeeting[] {
  const [head = [], ...body] = tableCells(page, table);
  const columns = head.slice(1).map(bodyColumn);
  const rows = body.flatMap(rowOf);
  if (rows.length < fewestMonths || columns.every((column) => column === null)) return [];
  const over = yearOver(page, page.elements[table]?.start ?? 0);
  return rows.flatMap(({ year, month: of, cells }) =>
    cells.flatMap((cell, at): PageMeeting[] => {
      const column = columns[at];
      const named = year ?? over;
      if (!column || named === null) return [];
      return daysIn(cell, named, of).map((day) => ({
        ...{ title: column.title, day: isoDay({ month: of, day }, named), time: column.time },
        ...{ clock: null, location: null, cancelled: false, papers: [], words: `${column.title} ${cell}` },
      }));
    }),
  );
}

const tidied = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The cells of the rows of a table, and of no table inside of it. */
function tableCells({ elements, text }: FlatPage, table: number): string[][] {
  const rows = new Map<number, string[]>();
  for (let at = table + 1; at < elements.length; at++) {
    const element = elements[at];
    if (element === undefined || element.start > (elements[table]?.end ?? 0)) break;
    if (element.tag === 'tr' && rows.size < mostRows) rows.set(at, []);
    if (element.tag === 'td' || element.tag === 'th')
      rows.get(element.parent)?.push(tidied(text.slice(element.start, element.end)));
  }
  return [...rows.values()];
}

/** The body whose meetings a column has, with their hour; null for a column of anything else. */
function bodyColumn(head: string): Column | null {
  if (head.length > longestHead || meetingBody(head) === null) return null;
  const title = tidied(head.replace(/\([^)]{0,40}\)|[,–—-]?\s\d{1,2}(?::\d{2})?\s?[ap]\.?m\b\.?/giu, ' '));
  return { title, time: writtenTime(head) };
}

function rowOf([first = '', ...cells]: readonly string[]): Row[] {
  const [, name, year] = month.exec(first) ?? [];
  return name === undefined
    ? []
    : [{ year: year === undefined ? null : Number(year), month: monthOf(name), cells }];
}

function daysIn(cell: string, year: number, of: number): number[] {
  if (!dayNumbers.test(cell)) return [];
  const last = new Date(Date.UTC(year, of, 0)).getUTCDate();
  const numbers = cell.replace(/[–-]\s?\d{1,2}/gu, '').match(/\d{1,2}/gu) ?? [];
  return numbers.map(Number).filter((day) => day >= 1 && day <= last);
}

/** The year of the last line over a table that names years, where it names one alone. */
function yearOver({ text }: FlatPage, at: number): number | null {
  const line = text
    .slice(Math.max(0, at - 2_000), at)
    .split('\n')
    .findLast((one) => one.length <= longestHead && /\b20[0-4]\d\b/u.test(one));
  const years = new Set(line?.match(/\b20[0-4]\d\b/gu) ?? []);
  const [only, other] = years;
  return only === undefined || other !== undefined ? null : Number(only);
}
