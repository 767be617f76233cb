import { appendAll, largestOf } from '@ecco/domain';
import { type Line, type Run, textOf } from './pdf.line.ts';

/** Lines in a row with words on both sides of a gutter before they are two columns and no table. */
const fewestPairs = 5;

/**
 * Two columns that were drawn line by line, across the gutter, read column by column. Columns that were drawn one
 * after the other are in order already.
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
      const side = (isLeft: boolean) => part.flatMap((line) => sideOf(line, band.gutter, isLeft));
      appendAll(read, [...side(true), ...side(false)]);
      at = band.end;
    }
  }
  return read;
}

type Band = { end: number; gutter: number };

/** The lines from here on that one gutter divides; null where they are too few. */
function bandFrom(lines: readonly Line[], start: number): Band | null {
  if (!isPair(lines[start])) return null;
  let [left, right] = [0, Number.POSITIVE_INFINITY];
  let [end, pairs] = [start, 0];
  for (; end < lines.length; end++) {
    const line = lines[end];
    if (line === undefined) break;
    const [one, two] = line.runs;
    if (isPair(line) && one && two) {
      if (Math.max(left, one.right) >= Math.min(right, two.x)) break;
      [left, right] = [Math.max(left, one.right), Math.min(right, two.x)];
      pairs++;
    } else if (line.right > right && line.x < left) break;
  }
  return pairs < fewestPairs ? null : { end, gutter: (left + right) / 2 };
}

const isPair = (line: Line | undefined): boolean =>
  line?.runs.length === 2 && line.runs.every(({ text }) => isProse(text));

const isProse = (text: string): boolean =>
  text.split(' ').length >= 3 && text.replace(/[^\p{L}]/gu, '').length > text.length * 0.6;

function sideOf(line: Line, gutter: number, isLeft: boolean): Line[] {
  const runs = line.runs.filter((run: Run) => run.x < gutter === isLeft);
  const [first] = runs;
  if (first === undefined || textOf({ runs }) === '') return [];
  return [{ ...line, runs, x: first.x, right: largestOf(runs.map(({ right }) => right)), cells: 1 }];
}
