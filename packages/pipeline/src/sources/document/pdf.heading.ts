/** The headings of a table: the lines above it that stand over its columns, as one row. */
import { joinLines } from '../text/line-end.ts';
import { type Line, pdfLineText, type Run } from './pdf.line.ts';
import {
  type Column,
  distance,
  isAmount,
  isLabel,
  isYears,
  joinCells,
  loneMark,
  nearest,
  type Part,
  year,
} from './pdf.row.ts';

/**
 * Takes back from what was read the lines above a table that stand over its columns or name its unit, and the labels
 * of its first rows below them.
 */
export function takeHeadings(
  parts: Part[],
  columns: readonly Column[],
  first: Line,
): { heads: Line[]; labels: Part[] } {
  const heads: Line[] = [];
  let from = parts.length;
  const labels: Part[] = [];
  for (let at = parts.length - 1; at >= 0 && heads.length < mostHeadings; at--) {
    const part = parts[at];
    if (part === undefined || part.kind === 'row') break;
    const { line } = part;
    const height = line.y - first.y;
    const isNear =
      height > 1 && height < first.size * (2.2 + 1.6 * Math.min(5, heads.length + labels.length + 1));
    if (!isNear) break;
    if (isHeadingLine(line, columns, heads) && !isCaption(line, columns, first)) {
      if (!loneMark.test(pdfLineText(line))) heads.unshift(line);
      from = at;
    } else if (heads.length === 0 && labels.length < 2 && isSectionLabel(line, columns)) labels.unshift(part);
    else break;
  }
  parts.length = heads.length === 0 ? parts.length - labels.length : from;
  return { heads, labels };
}

/** A line over the whole table that begins with its labels names the table; what heads columns stands over them. */
function isCaption({ runs }: Line, columns: readonly Column[], first: Line): boolean {
  const [run, other] = runs;
  const over = columns.filter((column) => run !== undefined && distance(run, column) === 0).length;
  // Without labels it may stand over the first column.
  const hasLabels = first.x < (columns[0]?.x ?? 0) - nearColumn;
  const isAtLabels = run !== undefined && hasLabels && Math.abs(run.x - first.x) < 3;
  return isAtLabels && other === undefined && over > 0 && !unit.test(run.text);
}

/** "Operating expenses:" over the labels of rows. */
const isSectionLabel = (line: Line, columns: readonly Column[]): boolean =>
  line.runs.length === 1 && line.right < (columns[0]?.x ?? 0) && isLabel(line);

/** Headings of eight columns, each over four lines that are drawn one by one. */
const mostHeadings = 40;

const unit =
  /^\(?\s*(?:(?:\$|dollars|amounts?|u\.?s\.? dollars|usd|€|£)[^.]{0,20}\b)?(?:in |expressed in )?(?:(?:\$|€|£)?\s?(?:thousands?|millions?|billions?|dollars|percent|shares|%))\b[^.]{0,60}\)?:?$/iu;
/** The name of a statement is a heading of the page. */
const statement = /\bstatements?\b|\bbalance sheets?\b|\bunaudited\b|\bconsolidated\b|\bnotes? \d/iu;
/** A span of time stands over all columns that it is nearest to. */
const spanner = /\b(?:ended|ending|as of|as at|months|weeks)\b|^\p{L}{3,9} \d{1,2},?$/iu;

function isHeadingLine(line: Line, columns: readonly Column[], taken: readonly Line[]): boolean {
  if (loneMark.test(pdfLineText(line))) return true;
  const [first, ...others] = line.runs;
  if (first === undefined || statement.test(pdfLineText(line))) return false;
  const isBeside = taken.some(({ y }) => line.y <= y + 3);
  const isLabeled = (isBeside || others.length > 0) && first.text.length < 60 && !isAmount(first.text);
  return (isLabeled || isOver(first, columns)) && others.every((run) => isOver(run, columns));
}

const isOver = (run: Run, columns: readonly Column[]): boolean =>
  unit.test(run.text) ||
  (run.text.length < 50 &&
    !/[.;]$/u.test(run.text) &&
    columns.some((column) => distance(run, column) < nearColumn) &&
    !isAmount(run.text));

/** One row of headings: over each column the words of every line that stands above it, from the top. */
export function headingRow(lines: readonly Line[], columns: readonly Column[]): Part[] {
  const sorted = lines.toSorted((a, b) => b.y - a.y);
  const last = sorted.at(-1);
  if (last === undefined) return [];
  const cells: string[] = ['', ...columns.map(() => '')];
  for (const line of sorted)
    for (const run of line.runs.flatMap(wordsOfYears))
      for (const at of coveredColumns(run, columns, spansBeside(run, sorted, line)))
        cells[at] = joinLines(cells[at] ?? '', run.text).trim();
  return [{ kind: 'row', text: joinCells(cells), line: last }];
}

/** Years that stand close are heads of several columns; marks of footnotes beside them say nothing here. */
function wordsOfYears(run: Run): Run[] {
  if (!isYears({ runs: [run, run] })) return [run];
  const width = (run.right - run.x) / run.text.length;
  return [...run.text.matchAll(/\S+/gu)].flatMap(({ 0: text, index }) =>
    year.test(text) ? [{ text, x: run.x + index * width, right: run.x + (index + text.length) * width }] : [],
  );
}

/** The spans of time on the same height, among which the columns are shared out. */
function spansBeside(run: Run, lines: readonly Line[], { y }: Line): Run[] {
  if (!spanner.test(run.text)) return [];
  const beside = lines.filter((line) => Math.abs(line.y - y) < 3).flatMap(({ runs }) => runs);
  return beside.every(({ text }) => spanner.test(text) || unit.test(text)) ? beside : [];
}

/** How far left of the amounts below it a heading of their column may end, in points. */
const nearColumn = 25;

/** The cells that a heading belongs to: 0 is the label's. */
function coveredColumns(run: Run, columns: readonly Column[], spans: readonly Run[]): number[] {
  const left = columns[0]?.x ?? 0;
  const over = columns.flatMap((column, at) => (distance(run, column) === 0 ? [at + 1] : []));
  if (unit.test(run.text) && (run.text.startsWith('(') || over.length !== 1)) return [0];
  if (over.length === 0 && run.right < left - nearColumn) return [0];
  if (spans.length > 0 && spans.length < columns.length)
    return columns.flatMap((column, at) => (closest(column, spans) === run ? [at + 1] : []));
  return over.length > 0 ? over : [nearest(run, columns) + 1];
}

const middle = ({ x, right }: Column): number => (x + right) / 2;

const closest = (column: Column, spans: readonly Run[]): Run | undefined =>
  spans.toSorted((a, b) => Math.abs(middle(a) - middle(column)) - Math.abs(middle(b) - middle(column)))[0];
