/**
 * The tables of a page: lines with amounts under each other become rows with the same columns, and the lines above
 * them one row of headings. A row is told in one line, its cells parted by " | ": that is how a segment says later
 * that it is a row of a table.
 */
import { appendAll } from '@ecco/domain';
import { joinLines } from '../text/line-end.ts';
import { headingRow, takeHeadings } from './pdf.heading.ts';
import { type Line, pdfLineText } from './pdf.line.ts';
import {
  amountColumns,
  type Column,
  isAmount,
  isBare,
  isLabel,
  isRow,
  joinCells,
  nearest,
  type Part,
  repairRow,
} from './pdf.row.ts';
import { voteTableAt } from './vote.table.ts';

/** Finds the tables among a page's lines, in order. `words` are the whole words of the document. */
export function readTables(lines: readonly Line[], words: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    const votes = voteTableAt((one) => cellLine(lines[one]), at, slackOf(line));
    if (votes !== null) {
      appendAll(
        parts,
        votes.rows.map((text) => ({ kind: 'row', text, line }) as const),
      );
      at = votes.end;
      continue;
    }
    if (!isRow(line)) {
      parts.push({ kind: 'line', line });
      at++;
      continue;
    }
    const end = tableEnd(lines, at);
    const rows = lines.slice(at, end);
    const columns = amountColumns(rows);
    const { heads, labels } = takeHeadings(parts, columns, line);
    appendAll(parts, [...headingRow(heads, columns), ...renderTable({ rows, columns, labels, words })]);
    at = end;
  }
  return parts;
}

/** The cells of a line as a table of votes has them. */
const cellLine = (line: Line | undefined) =>
  line === undefined
    ? null
    : {
        text: pdfLineText(line),
        cells: line.runs.map(({ text, x, right }) => ({ text, from: x, to: right })),
      };

/** How far a mark may stand beside its heading, in points: less than the gap that parts two headings. */
const slackOf = ({ size }: Line): number => size * 0.4;

/** A table goes on over short labels between its rows, and ends at text, at a wide gap or at new headings. */
function tableEnd(lines: readonly Line[], start: number): number {
  let end = start + 1;
  for (let at = start + 1; at < lines.length; at++) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (line === undefined || before === undefined) break;
    const drop = before.y - line.y;
    if (drop < -line.size || drop > Math.max(line.size, before.size) * 4) break;
    if (isRow(line) || isBare(line)) end = at + 1;
    else if (!isLabel(line) || at - end > 2) break;
  }
  return end;
}

type Table = {
  rows: readonly Line[];
  columns: readonly Column[];
  labels: readonly Part[];
  words: ReadonlySet<string>;
};

/** The rows, each with its cells under their columns; a label that goes over two lines is joined. */
function renderTable({ rows, columns, labels, words }: Table): Part[] {
  const parts = [...labels];
  for (const line of rows) {
    if (!isRow(line) && !isBare(line)) {
      parts.push({ kind: 'line', line });
      continue;
    }
    const cells = cellsOf(line, columns);
    const above = parts.at(-1);
    if (
      above?.kind === 'line' &&
      (continuesLabel(pdfLineText(above.line), cells[0] ?? '') || isWrapped(above.line, columns))
    ) {
      parts.pop();
      cells[0] = joinLines(pdfLineText(above.line), cells[0] ?? '', words).trim();
    }
    parts.push({ kind: 'row', text: joinCells(cells), line });
  }
  return parts;
}

/** A label that runs to the columns goes on in the next line. */
const isWrapped = (line: Line, columns: readonly Column[]): boolean =>
  line.runs.length === 1 &&
  !pdfLineText(line).endsWith(':') &&
  line.right - line.x > ((columns[0]?.x ?? 0) - line.x) * 0.75;

const continuesLabel = (above: string, label: string): boolean =>
  !above.endsWith(':') &&
  (/^(?:$|\p{Ll})/u.test(label) || /(?:,|\b(?:to|of|and|for|from|in|by|the|other))$/u.test(above));

function cellsOf(line: Line, columns: readonly Column[]): string[] {
  const cells: string[] = ['', ...columns.map(() => '')];
  const runs = repairRow(line.runs);
  const firstAmount = runs.findIndex(({ text }, at) => isAmount(text) && (at > 0 || isBare(line)));
  for (const [index, run] of runs.entries()) {
    const at = index < firstAmount && !isAmount(run.text) ? 0 : nearest(run, columns) + 1;
    cells[at] = `${cells[at] ?? ''} ${run.text}`.trim();
  }
  return cells;
}
