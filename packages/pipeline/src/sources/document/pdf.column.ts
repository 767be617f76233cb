import { appendAll, largestOf } from '@ecco/domain';
import { type Line, pdfLineText, type Run } from './pdf.line.ts';

/** Lines in a row with words on both sides of a gutter before they are columns and no table. */
const fewestRows = 5;
const mostColumns = 3;

/**
 * Columns that were drawn line by line, across the gutters, read column by column. Columns that were drawn one after the
 * other are in order already.
 */
export function readColumns(lines: readonly Line[]): Line[] {
  const read: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const band = bandFrom(lines, at);
    if (band === null) {
      appendAll(read, lines.slice(at, at + 1));
      at++;
    } else {
      const part = lines.slice(at, band.end);
      const edges = [Number.NEGATIVE_INFINITY, ...band.gutters, Number.POSITIVE_INFINITY];
      for (const [index, from] of edges.slice(0, -1).entries())
        appendAll(
          read,
          part.flatMap((line) => linesBetween(line, from, edges[index + 1] ?? Number.POSITIVE_INFINITY)),
        );
      at = band.end;
    }
  }
  return read;
}

type Band = { end: number; gutters: number[] };
type Gap = { left: number; right: number };

/** The lines from here on that the same gutters divide; null where they are too few. */
function bandFrom(lines: readonly Line[], start: number): Band | null {
  const [first] = lines.slice(start, start + 1);
  if (first === undefined || !isAcross(first)) return null;
  let gaps: Gap[] = first.runs
    .slice(1)
    .map(() => ({ left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }));
  let [end, rows] = [start, 0];
  for (; end < lines.length; end++) {
    const line = lines[end];
    if (line === undefined) break;
    if (line.runs.length === gaps.length + 1 && isAcross(line)) {
      const narrowed = gaps.map((gap, at) => narrow(gap, line.runs[at], line.runs[at + 1]));
      if (narrowed.some(({ left, right }) => left >= right)) break;
      gaps = narrowed;
      rows++;
    } else if (gaps.some(({ left, right }) => line.runs.some((run) => run.x < left && run.right > right)))
      break;
  }
  return rows < fewestRows ? null : { end, gutters: gaps.map(({ left, right }) => (left + right) / 2) };
}

const narrow = (gap: Gap, before: Run | undefined, after: Run | undefined): Gap => ({
  left: Math.max(gap.left, before?.right ?? gap.left),
  right: Math.min(gap.right, after?.x ?? gap.right),
});

/** A line with words of every column. */
const isAcross = ({ runs }: Line): boolean =>
  runs.length >= 2 && runs.length <= mostColumns && runs.every(({ text }) => isProse(text));

const isProse = (text: string): boolean =>
  text.split(' ').length >= 3 && text.replace(/[^\p{L}]/gu, '').length > text.length * 0.6;

/** What of a line stands between two gutters. */
function linesBetween(line: Line, from: number, to: number): Line[] {
  const runs = line.runs.filter((run: Run) => run.x >= from && run.x < to);
  const [first] = runs;
  if (first === undefined || pdfLineText({ runs }) === '') return [];
  return [{ ...line, runs, x: first.x, right: largestOf(runs.map(({ right }) => right)), cells: 1 }];
}
