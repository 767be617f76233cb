import { divisionName, isDivision, isHeading } from '../headings/heading.ts';
import type { Reading } from '../reading/reading.ts';
import { readRecords } from '../records/read-records.ts';
import type { Division } from './division.type.ts';

/** Numbered headings from which on a document is taken to be divided by them. */
const fewestDivisions = 3;
/** Words of a division beyond which its own headings divide it again, and the least that a part of it has. */
const [longWords, leastPart] = [1_200, 150];
const mostChapters = 60;

/**
 * The chapters of a document that numbers its divisions (items of an agenda or of a filing, notes): one for each, and
 * more inside a long one where it has headings of its own. Null where there are too few.
 */
export function divideDocument(reading: Reading): Division[] | null {
  const { segments } = reading;
  const records = readRecords(segments);
  if (records.length > 0 && records.length <= mostChapters)
    return withOpening(
      spansOf(
        records.map(({ segment }) => segment),
        segments.length,
      ),
    );
  const headings = segments.flatMap((_, at) => (isHeading(segments, at) ? [at] : []));
  const divisions = headings.filter((at) => isDivision(segments[at]?.text ?? ''));
  if (divisions.length < fewestDivisions) return null;
  const size = (first: number, end: number): number => wordsBetween(reading, first, end);
  const whole = spansOf(divisions, segments.length);
  const long = Math.max(longWords, size(0, segments.length) / (mostChapters / 2));
  const chapters = whole.flatMap((span): Division[] => {
    if (size(span.first, span.last + 1) <= long) return [span];
    const parent = divisionName(segments[span.first]?.text ?? '');
    const inner = headings.filter((at) => at > span.first && at <= span.last);
    return divisionParts(span, inner, { size, least: Math.max(leastPart, long / 4) }).map((part) =>
      part.first === span.first || parent === '' ? part : { ...part, parent },
    );
  });
  return withOpening(chapters);
}

function wordsBetween({ firstSentence, sentences }: Reading, first: number, end: number): number {
  const part = sentences.slice(firstSentence[first] ?? 0, firstSentence[end] ?? sentences.length);
  return part.reduce((sum, { tokens, row }) => sum + (row === undefined ? tokens.length : 0), 0);
}

const spansOf = (starts: readonly number[], count: number): Division[] =>
  starts.map((first, at) => ({ first, last: (starts[at + 1] ?? count) - 1 }));

type Sizes = { size: (first: number, end: number) => number; least: number };

/** Cuts at headings once enough has been said since the last cut and enough follows. */
function divisionParts(
  { first, last }: Division,
  headings: readonly number[],
  { size, least }: Sizes,
): Division[] {
  const starts = [first];
  for (const at of headings)
    if (size(starts.at(-1) ?? first, at) >= least && size(at, last + 1) >= least) starts.push(at);
  return spansOf(starts, last + 1);
}

/** What stands before the first division, such as a cover, is a chapter of its own. */
function withOpening(chapters: Division[]): Division[] {
  const first = chapters[0]?.first ?? 0;
  return first === 0 ? chapters : [{ first: 0, last: first - 1 }, ...chapters];
}
