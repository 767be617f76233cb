/**
 * Bounds the work on enormous feeds before any parser sees them: the entries are found by one scan over the text, and
 * where there are more than wanted, a document with only the newest is put together from slices.
 */
import { parseDate } from '../text/date.text.ts';

type Slice = { start: number; end: number; time: number; order: number };
type SlicedFeed = {
  text: string;
  entryCount: number;
  /** Where an entry begins that never ends (a document cut off); null when all end. */
  openAt: number | null;
};

const marks = /<!\[CDATA\[|<!--|<(\/?)(?:[\w-]{1,40}:)?(item|entry)(?=[\s>/])([^<>]*)/gi;
const dateTag =
  /<(?:[\w-]{1,40}:)?(?:pubDate|published|updated|date|issued|modified)(?:\s[^<>]*)?>([^<]{4,80})</i;

/** Keeps the newest `maxEntries` entries of an RSS, Atom or RDF text; those without a date keep their order, last. */
export function sliceNewest(text: string, maxEntries: number): SlicedFeed {
  const { slices, openAt } = findEntries(text);
  if (slices.length <= maxEntries) return { text, entryCount: slices.length, openAt };
  const dated = slices.map((slice) => ({ ...slice, time: entryTime(text.slice(slice.start, slice.end)) }));
  const retained = dated
    .sort((a, b) => b.time - a.time || a.order - b.order)
    .slice(0, maxEntries)
    .sort((a, b) => a.order - b.order);
  const first = slices[0];
  const last = slices.at(-1);
  if (!first || !last) return { text, entryCount: 0, openAt };
  const parts = [
    text.slice(0, first.start),
    ...retained.map((slice) => text.slice(slice.start, slice.end)),
    text.slice(last.end),
  ];
  return { text: parts.join('\n'), entryCount: slices.length, openAt };
}

function findEntries(text: string): { slices: Slice[]; openAt: number | null } {
  const slices: Slice[] = [];
  let openAt: number | null = null;
  marks.lastIndex = 0;
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    if (match[2] === undefined) {
      const end = text.indexOf(match[0] === '<!--' ? '-->' : ']]>', match.index + match[0].length);
      if (end === -1) break;
      marks.lastIndex = end;
    } else if (match[1] === '/') {
      const end = text.indexOf('>', match.index) + 1;
      if (openAt !== null && end > 0) slices.push({ start: openAt, end, time: 0, order: slices.length });
      openAt = null;
    } else if (openAt === null && !match[3]?.endsWith('/')) openAt = match.index;
  }
  return { slices, openAt };
}

function entryTime(entry: string): number {
  const date = parseDate(dateTag.exec(entry)?.[1]?.trim());
  return date === null ? Number.NEGATIVE_INFINITY : Date.parse(date);
}
