import { defaultFlavor, type FlavorName } from './flavor.ts';

/** Pages from the first to the last, both inside; they count from 1. */
export type PageRange = { first: number; last: number };

/** How an item is read for its summary. `detail`: how much is told, 0 to 1. `pages`: of a document; empty for all. */
export type AnalysisOptions = { flavor: FlavorName; detail: number; pages: PageRange[] };

export const defaultDetail = 0.25;
export const detailStep = 0.05;
export const defaultAnalysisOptions: AnalysisOptions = {
  flavor: defaultFlavor,
  detail: defaultDetail,
  pages: [],
};

const rangesMax = 100;

function pageRange(text: string): PageRange | null {
  const [, from = '', to = from] = /^(\d{1,6})(?:\s*-\s*(\d{1,6}))?$/.exec(text.trim()) ?? [];
  const range = { first: Number(from), last: Number(to) };
  return from !== '' && range.first >= 1 && range.last >= range.first ? range : null;
}

/** Ranges in order, those that touch joined. */
function joined(ranges: readonly PageRange[]): PageRange[] {
  const whole: PageRange[] = [];
  for (const { first, last } of ranges.toSorted((a, b) => a.first - b.first)) {
    const open = whole.at(-1);
    if (open && first <= open.last + 1) open.last = Math.max(open.last, last);
    else whole.push({ first, last });
  }
  return whole;
}

/** Pages as people write them, "1,2,3-5,9-11"; nothing is all pages, null what names no pages. */
export function readPageRanges(text: string): PageRange[] | null {
  if (text.trim() === '') return [];
  const ranges = text.split(',').map(pageRange);
  if (ranges.length > rangesMax) return null;
  return ranges.every((range) => range !== null) ? joined(ranges) : null;
}

/** Ranges as people write them. */
export const shownPageRanges = (ranges: readonly PageRange[]): string =>
  ranges.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',');
