/**
 * The tables of a page: lines with amounts under each other become rows with the same columns, and the lines above
 * them one row of headings. A row is told in one line, its cells parted by " | ": that is how a segment says later
 * that it is a row of a table.
 */
import { joinText, type Line, type Run, textOf } from './pdf.line.ts';

/** A line as it is read on: one that belongs to no table, or a row. */
export type Part = { kind: 'line'; line: Line } | { kind: 'row'; text: string; line: Line };

type Column = { x: number; right: number };

const amount =
  /^(?:[$€£¥]\s?)?\(?[-–−+]?(?:[$€£¥]\s?)?\(?\d[\d,]*(?:\.\d+)?\s?(?:%|x|bps?|pts?)?\s?\)?\s?%?\*?$|^[$€£¥]?\s?[-–—]\s?%?$|^(?:n\/[am]|nm|\*)$/iu;
const year = /^(?:FY\s?)?(?:19|20)\d\d[AE]?$/u;

const isAmount = (text: string): boolean => amount.test(text) && !year.test(text);

/** Runs of a row: a lone currency sign goes with the amount after it, a lone "%" or ")" with the one before. */
function mend(runs: readonly Run[]): Run[] {
  const mended: Run[] = [];
  for (const run of runs.flatMap(splitAmounts)) {
    const last = mended.at(-1);
    const opens = last !== undefined && /^[$€£¥]\s?\(?$|^\($/u.test(last.text);
    const closes = /^(?:\)|%|%\)|\)%)$/u.test(run.text) && last !== undefined && /\d\)?$/u.test(last.text);
    if (last !== undefined && (opens || (closes && !year.test(last.text)))) {
      last.text = `${last.text}${run.text}`;
      last.right = run.right;
    } else mended.push({ ...run });
  }
  return mended.map((run) =>
    isAmount(run.text) ? { ...run, text: run.text.replace(/(?<=[$€£¥(]) | (?=[%)])/gu, '') } : run,
  );
}

/** "$ 3,642 $ 3,507" and "39.0% 40.0%" are two amounts however close they stand. */
function splitAmounts(run: Run): Run[] {
  const parts = run.text.match(/[$€£¥]\s?\S+(?:\s[%)]+)?|\S+(?:\s[%)]+)?/gu) ?? [];
  const isSplit = parts.every((part) => amount.test(part) || /^[$€£¥]$/u.test(part));
  if (parts.length < 2 || !isSplit) return [run];
  const width = (run.right - run.x) / run.text.length;
  let from = 0;
  return parts.map((text) => {
    const at = run.text.indexOf(text, from);
    from = at + text.length;
    return { text, x: run.x + at * width, right: run.x + from * width };
  });
}

const isRow = (line: Line | undefined): line is Line => {
  if (line === undefined || isYears(line)) return false;
  const runs = mend(line.runs);
  return runs.slice(1).some(({ text }) => isAmount(text)) && (line.cells > 1 || runs.length > 2);
};

/** Years side by side, with or without marks of footnotes, head columns. */
const isYears = ({ runs }: Pick<Line, 'runs'>): boolean =>
  runs.length > 1 &&
  runs.every(({ text }) => text.split(' ').every((word) => year.test(word) || loneMark.test(word)));

const loneMark = /^\(?(?:\d{1,2}|[a-z*†])\)?$/iu;

/** A line of amounts alone continues a row whose label stands above it. */
const isBare = (line: Line): boolean =>
  line.runs.length > 0 && mend(line.runs).every(({ text }) => isAmount(text));

/** Finds the tables among a page's lines, in order. */
export function readTables(lines: readonly Line[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    if (!isRow(line)) {
      parts.push({ kind: 'line', line });
      at++;
      continue;
    }
    const end = tableEnd(lines, at);
    const rows = lines.slice(at, end);
    const columns = columnsOf(rows);
    const { heads, labels } = takeHeadings(parts, columns, line);
    parts.push(...headingRow(heads, columns), ...tell(rows, columns, labels));
    at = end;
  }
  return parts;
}

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

const isLabel = (line: Line): boolean => {
  const [run] = line.runs;
  return line.runs.length === 1 && run !== undefined && run.text.length < 130 && !/[^.]\.$/u.test(run.text);
};

/** Where amounts stand one above another. */
function columnsOf(rows: readonly Line[]): Column[] {
  const amounts = rows
    .flatMap((line) => mend(line.runs).filter(({ text }, at) => isAmount(text) && (at > 0 || isBare(line))))
    .sort((a, b) => a.x - b.x);
  const columns: Column[] = [];
  for (const { x, right } of amounts) {
    const open = columns.at(-1);
    if (open !== undefined && x < open.right) open.right = Math.max(open.right, right);
    else columns.push({ x, right });
  }
  return columns;
}

const distance = (run: Run, { x, right }: Column): number => Math.max(0, x - run.right, run.x - right);

const nearest = (run: Run, columns: readonly Column[]): number =>
  columns.reduce((best, column, at) => {
    const other = columns[best];
    return other !== undefined && distance(run, other) <= distance(run, column) ? best : at;
  }, 0);

/**
 * Takes back from what was read the lines above a table that stand over its columns or name its unit, and the labels
 * of its first rows below them.
 */
function takeHeadings(
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
    if (isHeadingLine(line, columns, heads)) {
      if (!loneMark.test(textOf(line))) heads.unshift(line);
      from = at;
    } else if (heads.length === 0 && labels.length < 2 && isSectionLabel(line, columns)) labels.unshift(part);
    else break;
  }
  parts.length = heads.length === 0 ? parts.length - labels.length : from;
  return { heads, labels };
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
  if (loneMark.test(textOf(line))) return true;
  const [first, ...others] = line.runs;
  if (first === undefined || statement.test(textOf(line))) return false;
  const isBeside = taken.some(({ y }) => line.y <= y + 3);
  const isLabelled = (isBeside || others.length > 0) && first.text.length < 60 && !isAmount(first.text);
  return (isLabelled || isOver(first, columns)) && others.every((run) => isOver(run, columns));
}

const isOver = (run: Run, columns: readonly Column[]): boolean =>
  unit.test(run.text) ||
  (run.text.length < 50 &&
    !/[.;]$/u.test(run.text) &&
    columns.some((column) => distance(run, column) < nearColumn) &&
    !isAmount(run.text));

/** One row of headings: over each column the words of every line that stands above it, from the top. */
function headingRow(lines: readonly Line[], columns: readonly Column[]): Part[] {
  const sorted = lines.toSorted((a, b) => b.y - a.y);
  const last = sorted.at(-1);
  if (last === undefined) return [];
  const cells: string[] = ['', ...columns.map(() => '')];
  for (const line of sorted)
    for (const run of line.runs.flatMap(wordsOfYears))
      for (const at of placesOf(run, columns, spansBeside(run, sorted, line)))
        cells[at] = `${cells[at] ?? ''} ${run.text}`.trim();
  return [{ kind: 'row', text: told(cells), line: last }];
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
function placesOf(run: Run, columns: readonly Column[], spans: readonly Run[]): number[] {
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

/** The rows, each with its cells under their columns; a label that goes over two lines is joined. */
function tell(rows: readonly Line[], columns: readonly Column[], labels: readonly Part[]): Part[] {
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
      (goesOn(textOf(above.line), cells[0] ?? '') || isWrapped(above.line, columns))
    ) {
      parts.pop();
      cells[0] = joinText(textOf(above.line), cells[0] ?? '').trim();
    }
    parts.push({ kind: 'row', text: told(cells), line });
  }
  return parts;
}

/** A label that runs to the columns goes on in the next line. */
const isWrapped = (line: Line, columns: readonly Column[]): boolean =>
  line.runs.length === 1 &&
  !textOf(line).endsWith(':') &&
  line.right - line.x > ((columns[0]?.x ?? 0) - line.x) * 0.75;

const goesOn = (above: string, label: string): boolean =>
  !above.endsWith(':') &&
  (/^(?:$|\p{Ll})/u.test(label) || /(?:,|\b(?:to|of|and|for|from|in|by|the|other))$/u.test(above));

function cellsOf(line: Line, columns: readonly Column[]): string[] {
  const cells: string[] = ['', ...columns.map(() => '')];
  const runs = mend(line.runs);
  const firstAmount = runs.findIndex(({ text }, at) => isAmount(text) && (at > 0 || isBare(line)));
  for (const [index, run] of runs.entries()) {
    const at = index < firstAmount && !isAmount(run.text) ? 0 : nearest(run, columns) + 1;
    cells[at] = `${cells[at] ?? ''} ${run.text}`.trim();
  }
  return cells;
}

/** Cells of a line of text; empty ones at the end say nothing. */
const told = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll('|', '/'))
    .join(' | ')
    .replace(/(?:\s*\|)+\s*$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
