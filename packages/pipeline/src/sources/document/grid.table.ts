/**
 * Tables whose cells stand at known places: the cells of a page's markup, of a tab-separated file, or of a text set in
 * columns. They are read as the tables of a PDF are, by what stands above what.
 */
import type { Line } from './pdf.line.ts';
import { joinCells } from './pdf.row.ts';
import { readTables } from './pdf.table.ts';

/** A cell over the columns from `from` to before `to`. */
export type GridCell = { text: string; from: number; to: number };

type GridLine = { isRow: boolean; text: string };

/** Points to a column, and the gap before the next: more than a heading may stand beside its column. */
const [columnWidth, columnGap] = [100, 40];
const lineHeight = 12;

/** The rows of a grid, each with its cells under the headings of the table; a row of a single cell is told as it is. */
export function renderGrid(rows: readonly (readonly GridCell[])[]): GridLine[] {
  return renderLines(
    rows.map((cells) =>
      cells.flatMap(({ text, from, to }) =>
        text === '' ? [] : [{ text, x: from * columnWidth, right: to * columnWidth - columnGap }],
      ),
    ),
  );
}

/** The same of words at places of a line. */
export function renderLines(rows: readonly Line['runs'][]): GridLine[] {
  const lines = rows.flatMap((runs, at): Line[] => {
    const [first] = runs;
    if (first === undefined) return [];
    const right = runs.reduce((most, run) => Math.max(most, run.right), 0);
    return [{ runs, x: first.x, right, y: -at * lineHeight, size: 10, font: null, cells: runs.length }];
  });
  return readTables(lines, new Set()).map((part) => {
    if (part.kind === 'row') return { isRow: true, text: part.text };
    return { isRow: part.line.runs.length > 1, text: joinCells(part.line.runs.map(({ text }) => text)) };
  });
}
