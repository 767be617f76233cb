/** The part of a page that tells of one day: the largest element around it that tells of no other one. */
import { boundaryOf } from '@ecco/domain';
import { elementAt, type FlatPage } from './flat.page.ts';

/** `time`: what stands beside the day, where something does. */
type DaySpan = { start: number; end: number; iso: string; time: string | null };
/** `list`: the element around the records that stand beside it. */
export type PageRecord = { start: number; end: number; list: number };

/** A record is never longer, in characters: what is around a single day on a page is the page. */
const longest = 3_000;
/** How far a record may reach beyond its own element, where days and their papers stand side by side. */
const furthest = 700;
const whole = new Set(['html', 'body', 'main', 'article', 'form', 'section']);
/** A part that stands beside others of its kind is a card of a list, and no page. */
const isWhole = ({ elements, cards }: FlatPage, at: number): boolean =>
  whole.has(elements[at]?.tag ?? '') && !cards.has(at);

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The place of the first of these days that begins at or after a place of the text. */
const firstFrom = (days: readonly DaySpan[], at: number): number =>
  boundaryOf(days, ({ start }) => start < at);

function holdsAnother(
  days: readonly DaySpan[],
  { start, end }: Omit<PageRecord, 'list'>,
  { iso, time }: DaySpan,
): boolean {
  for (let at = firstFrom(days, start); at < days.length; at++) {
    const day = days[at];
    if (day === undefined || day.start >= end) return false;
    if (day.iso !== iso) return true;
    // Two meetings of one day, each with its hour.
    if (time !== null && day.time !== null && day.time !== time) return true;
  }
  return false;
}

function nextHeading({ elements }: FlatPage, from: number, until: number): number {
  for (let at = boundaryOf(elements, ({ start }) => start < from); at < elements.length; at++) {
    const element = elements[at];
    if (element === undefined || element.start >= until) break;
    if (headings.has(element.tag) && element.end > element.start) return element.start;
  }
  return until;
}

/** Where the part of the page begins that holds a later day and nothing before a place: a row names its meeting before its day. */
function partStart(page: FlatPage, { start, end }: DaySpan, after: number): number {
  let from = start;
  for (let at = elementAt(page, start, end); at >= 0; at = page.elements[at]?.parent ?? -1) {
    const element = page.elements[at];
    if (element === undefined || element.start < after) break;
    from = element.start;
  }
  return from;
}

/** The record of the day at a place of the list of all days of the page. */
export function recordOf(page: FlatPage, days: readonly DaySpan[], place: number): PageRecord {
  const day = days[place];
  if (day === undefined) return { start: 0, end: 0, list: -1 };
  let at = elementAt(page, day.start, day.end);
  let record = { start: day.start, end: day.end };
  let around = at;
  for (; at >= 0; at = page.elements[at]?.parent ?? -1) {
    const element = page.elements[at];
    around = at;
    if (element === undefined || isWhole(page, at) || element.end - element.start > longest) break;
    if (holdsAnother(days, element, day)) break;
    record = { start: Math.min(record.start, element.start), end: Math.max(record.end, element.end) };
  }
  const next = days[firstFrom(days, record.end)];
  const limit = Math.min(
    page.elements[around]?.end ?? record.end,
    record.end + furthest,
    next === undefined ? record.end + furthest : partStart(page, next, record.end),
  );
  return {
    start: record.start,
    end: Math.max(record.end, nextHeading(page, record.end, limit)),
    list: around,
  };
}

/** Meetings that share their papers: a hearing and two evenings of one matter. */
const sharingMost = 8;

/** The smallest part of the page around a record that has links of its own, outside of all records, and few days. */
export function groupOf(
  page: FlatPage,
  days: readonly DaySpan[],
  { record, hasOwn }: { record: PageRecord; hasOwn: (group: Omit<PageRecord, 'list'>) => boolean },
): Omit<PageRecord, 'list'> | null {
  for (let at = record.list; at >= 0; at = page.elements[at]?.parent ?? -1) {
    const element = page.elements[at];
    if (element === undefined || whole.has(element.tag) || element.end - element.start > longest) return null;
    const isos = new Set<string>();
    for (
      let place = firstFrom(days, element.start);
      (days[place]?.start ?? element.end) < element.end;
      place++
    )
      isos.add(days[place]?.iso ?? '');
    if (isos.size > sharingMost) return null;
    if (hasOwn(element)) return { start: element.start, end: element.end };
  }
  return null;
}
