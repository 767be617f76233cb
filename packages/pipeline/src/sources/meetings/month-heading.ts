/** Days that a page writes by their numbers alone, under the name of their month: "November", then "12 – Board, 9:00 a.m.". */
import { monthOf } from '../text/date.words.ts';
import { monthPattern } from '../text/said-date.words.ts';
import type { FlatPage } from './flat.page.ts';
import type { WrittenDay } from './written-day.ts';

const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'summary', 'th', 'dt']);
const month = new RegExp(String.raw`^(${monthPattern})\.?(?:,?\s(20\d\d))?:?$`, 'iu');
/** The number of a day at the beginning of a line, parted from words by a mark or named with its weekday. */
const numbered =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?(\d{1,2})(?:st|nd|rd|th)?(?:\s?[–—:|]\s?|\s-\s|,\s)(?=\p{L})/iu;
const lastDay = 31;

/** The days under headings that are the name of a month and nothing else. */
export function daysUnderMonths({ text, elements }: FlatPage): WrittenDay[] {
  const heads = elements.filter(({ tag, start, end }) => headings.has(tag) && end > start);
  return heads.flatMap(({ start, end }, at): WrittenDay[] => {
    const [, name, year] = month.exec(text.slice(start, end).trim()) ?? [];
    if (name === undefined) return [];
    const until = heads[at + 1]?.start ?? text.length;
    return daysIn(text.slice(end, until), end).map((day) => ({
      ...day,
      year: year === undefined ? null : Number(year),
      month: monthOf(name),
      weekday: null,
    }));
  });
}

function daysIn(text: string, from: number): Pick<WrittenDay, 'day' | 'start' | 'end'>[] {
  let at = from;
  return text.split('\n').flatMap((line) => {
    const start = at + (line.length - line.trimStart().length);
    at += line.length + 1;
    const said = numbered.exec(line.trimStart());
    const day = Number(said?.[1] ?? 0);
    if (said === null || day < 1 || day > lastDay) return [];
    const number = said[0].indexOf(said[1] ?? '');
    return [{ day, start: start + number, end: start + number + String(said[1]).length }];
  });
}
