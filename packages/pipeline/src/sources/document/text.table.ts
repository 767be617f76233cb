import type { PagedBlock } from '../source.type.ts';
import { type GridCell, renderGrid, renderLines } from './grid.table.ts';
import type { Line } from './pdf.line.ts';
import { isAmount } from './pdf.row.ts';

/** Points to a character of a line that is set in one width. */
const characterWidth = 6;
/** Lines with amounts behind other cells before they are a table, and the share of its lines that have cells. */
const [fewestRows, leastShare] = [2, 0.5];
const longestLine = 1_000;
const mostLines = 500;
/** Two spaces behind the end of a sentence or a label are those of a typewriter and divide no cells. */
const typed = /(?<=\p{L}[.:?!]) {2}(?=[\p{Lu}"“])/gu;
const hasColumns = (line: string): boolean =>
  / {2}\S|\t\S/.test(line.trim().slice(0, longestLine).replace(typed, ' '));

/** The table that stands in the paragraph which begins at a line, as blocks; null where there is none. */
export function readTextTable(
  lines: readonly string[],
  start: number,
): { blocks: PagedBlock[]; end: number } | null {
  if ((lines[start - 1] ?? '').trim() !== '') return null;
  const end = tableEnd(lines, start);
  const rows = lines.slice(start, end).filter((line) => !/^[\s=_+|-]*$/.test(line));
  if (rows.filter(hasColumns).length < Math.max(fewestRows, rows.length * leastShare)) return null;
  if (rows.some((line) => line.length > longestLine || /^\s*(?:\||[-*+•>]\s)/.test(line))) return null;
  const isTabbed = rows.some((line) => line.trim().includes('\t'));
  const cells = isTabbed ? rows.map(cellsOf) : rows.map(runsOf);
  const counted = cells.filter((one) => one.slice(1).some(({ text }) => isAmount(text))).length;
  if (counted < fewestRows) return null;
  const gridLines = isTabbed ? renderGrid(rows.map(cellsOf)) : renderLines(rows.map(runsOf));
  const blocks = gridLines.map(
    ({ isRow, text }): PagedBlock => ({ kind: isRow ? 'table-row' : 'paragraph', text, page: null }),
  );
  return { blocks, end };
}

/** A table ends at an empty line, unless columns stand on both sides of it. */
function tableEnd(lines: readonly string[], start: number): number {
  const last = Math.min(lines.length, start + mostLines);
  for (let at = start; at < last; at++) {
    if ((lines[at] ?? '').trim() !== '') continue;
    if (!hasColumns(lines[at - 1] ?? '') || !hasColumns(lines[at + 1] ?? '')) return at;
  }
  return last;
}

const cellsOf = (line: string): GridCell[] =>
  line
    .split('\t')
    .flatMap((text, at) => (text.trim() === '' ? [] : [{ text: text.trim(), from: at, to: at + 1 }]));

const runsOf = (line: string): Line['runs'] =>
  [
    ...line
      .trimEnd()
      .replace(typed, ' ')
      .matchAll(/\S+(?: \S+)*/g),
  ].map(({ 0: text, index }) => ({
    text,
    x: index * characterWidth,
    right: (index + text.length) * characterWidth,
  }));
