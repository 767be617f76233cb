import type { Segment } from '../ports/ports.ts';
import { isListedField } from '../records/read-records.ts';
import { isTableRow } from '../tables/table-row.ts';
import { countWords } from '../words/token.ts';
import { divisions, endsNoHeading, opensCredit, opensFormLine } from './heading.lexicon.ts';

/** A sentence, dialogue, a picture's credit or a lead-in to a list, which all may be short. */
const signs = /[.,;]$|[.!?…]\s|[“”"|©@]|\p{L}\/\p{Lu}/u;
const isNoHeading = (text: string): boolean =>
  signs.test(text) || endsNoHeading.test(text) || opensCredit.test(text) || opensFormLine.test(text);
/** The number of a heading, or the name of its division and its number. */
const mark = new RegExp(
  String.raw`^(?:${divisions.choice}\s+(?:\d+[A-Z]?(?:\.\d+)*|[IVX]+|[A-Z])(?![\p{L}\d])\s*[.:–—-]*\s*|(?:\d+(?:\.\d+)*|\p{L}|[IVX]+)[.)]\s+)`,
  'iu',
);
const numbered = /^(?:\d+(?:\.\d+)*|[IVX]+|[A-Z])[.)]?\s+\p{Lu}/u;
/** Words of a heading at most; one with a number may be longer. */
const [mostWords, mostNumbered] = [12, 16];
/** Lines that stand above the first text of a page; of a list of headings without end no more are looked at. */
const mostStacked = 8;

/** "2) Redeem" counts as the second. */
const headingNumber = ({ text }: Segment): number =>
  Number(/^\s*\(?(\d{1,3})[.)]\s/u.exec(text)?.[1] ?? Number.NaN);

/** Whether a numbered line is of a list that the words above its first line announce: "The options are:". */
function isListed(segments: readonly Segment[], at: number): boolean {
  const own = segments[at];
  const count = own === undefined ? Number.NaN : headingNumber(own);
  if (Number.isNaN(count)) return false;
  const first = at - count + 1;
  const above = segments[first - 1];
  if (above === undefined || !/:\s*$/u.test(above.text)) return false;
  return segments.slice(first, at).every((one, before) => headingNumber(one) === before + 1);
}

/** Whether a segment is a heading: a short line without a full stop, with capitals or a number, before longer text. */
export function isHeading(segments: readonly Segment[], at: number): boolean {
  const [segment, next] = [segments[at], segments[at + 1]];
  if (segment === undefined || next === undefined || segment.speaker !== null || segment.startMs !== null)
    return false;
  const text = segment.text.trim();
  const words = countWords(text);
  const isMarked = mark.test(text);
  if (isListed(segments, at) || isListedField(segments, at)) return false;
  if (words === 0 || words > (isMarked ? mostNumbered : mostWords) || isTableRow(segment)) return false;
  const plain = text.replace(mark, '');
  if (isNoHeading(plain === '' ? text.replace(/\.$/u, '') : plain) || !/\p{L}{3}/u.test(text)) return false;
  if (!isMarked && !/^\p{Lu}/u.test(text) && !numbered.test(text)) return false;
  return (
    countWords(next.text) > words ||
    isTableRow(next) ||
    isDivision(text) ||
    (isListedField(segments, at + 1) && isListedField(segments, at + 2))
  );
}

/** Whether a segment is a heading, or a line like one above a heading, as on the first page of a report. */
export function isTitleLine(segments: readonly Segment[], at: number): boolean {
  if (isHeading(segments, at)) return true;
  let next = at + 1;
  while (next - at <= mostStacked && isHeading(segments, next)) next += 1;
  const [own, text] = [segments[at], segments[next]];
  return next > at + 1 && own !== undefined && text !== undefined && isHeading([own, text], 0);
}

/** Whether a heading counts the divisions of a document: its items, its notes or the points of an agenda. */
export const isDivision = (text: string): boolean =>
  mark.test(text.trim()) && /^(?:(?!exhibit|part)\p{L}+\s+)*[\dIVX]/iu.test(text.trim());

/** "Item 7" or "Note 3" of a heading that names its division so; '' where it does not. */
export const divisionName = (text: string): string =>
  /^(?:agenda item|item|note|section|appendix|chapter)\s+\d+[A-Z]?/iu.exec(text.trim())?.[0] ?? '';

/** A heading as a title: without its number and in proper case. */
export function headingTitle(text: string): string {
  const plain = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(mark, '')
    .replace(/(?<![:.])[:.]+$/u, '');
  const usable = plain === '' ? text.trim() : plain;
  return usable === usable.toUpperCase() ? lowerCapitals(usable) : usable;
}

const lowerCapitals = (text: string): string =>
  text.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
