/** What the rows of a table are made of: amounts in columns, behind a label. */
import type { Line, Run } from './pdf.line.ts';

/** A line as it is read on: one that belongs to no table, or a row. */
export type Part = { kind: 'line'; line: Line } | { kind: 'row'; text: string; line: Line };

export type Column = { x: number; right: number };

const amount =
  /^(?:[$€£¥]\s?)?\(?[-–−+]?(?:[$€£¥]\s?)?\(?\d[\d,]*(?:\.\d+)?\s?(?:%|x|bps?|pts?)?\s?\)?\s?%?\*?$|^[$€£¥]?\s?[-–—]\s?%?$|^(?:n\/[am]|nm|\*)$/iu;
export const year = /^(?:FY\s?)?(?:19|20)\d\d[AE]?$/u;

/** Whether a cell holds an amount; a year is none. */
export const isAmount = (text: string): boolean => amount.test(text) && !year.test(text);

/** Runs of a row: a lone currency sign goes with the amount after it, a lone "%" or ")" with the one before. */
export function repairRow(runs: readonly Run[]): Run[] {
  const corrected: Run[] = [];
  for (const run of runs.flatMap(splitAmounts)) {
    const last = corrected.at(-1);
    const opens = last !== undefined && /^[$€£¥]\s?\(?$|^\($/u.test(last.text);
    const closes = /^(?:\)|%|%\)|\)%)$/u.test(run.text) && last !== undefined && /\d\)?$/u.test(last.text);
    if (last !== undefined && (opens || (closes && !year.test(last.text)))) {
      last.text = `${last.text}${run.text}`;
      last.right = run.right;
    } else corrected.push({ ...run });
  }
  return corrected.map((run) =>
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

/** A line with an amount behind something else. */
export const isRow = (line: Line | undefined): line is Line => {
  if (line === undefined || isYears(line)) return false;
  const runs = repairRow(line.runs);
  return runs.slice(1).some(({ text }) => isAmount(text)) && (line.cells > 1 || runs.length > 2);
};

/** Years side by side, with or without marks of footnotes, head columns. */
export const isYears = ({ runs }: Pick<Line, 'runs'>): boolean =>
  runs.length > 1 &&
  runs.every(({ text }) => text.split(' ').every((word) => year.test(word) || loneMark.test(word)));

/** The mark of a footnote. */
export const loneMark = /^\(?(?:\d{1,2}|[a-z*†])\)?$/iu;

/** A line of amounts alone continues a row whose label stands above it. */
export const isBare = (line: Line): boolean =>
  line.runs.length > 0 && repairRow(line.runs).every(({ text }) => isAmount(text));

/** A short line of one piece that is no sentence. */
export const isLabel = (line: Line): boolean => {
  const [run] = line.runs;
  return line.runs.length === 1 && run !== undefined && run.text.length < 130 && !/[^.]\.$/u.test(run.text);
};

/** Where amounts stand one above another. */
export function amountColumns(rows: readonly Line[]): Column[] {
  const amounts = rows
    .flatMap((line) =>
      repairRow(line.runs).filter(({ text }, at) => isAmount(text) && (at > 0 || isBare(line))),
    )
    .sort((a, b) => a.x - b.x);
  const columns: Column[] = [];
  for (const { x, right } of amounts) {
    const open = columns.at(-1);
    if (open !== undefined && x < open.right) open.right = Math.max(open.right, right);
    else columns.push({ x, right });
  }
  return columns;
}

/** How far a run stands from a column, 0 where they overlap. */
export const distance = (run: Run, { x, right }: Column): number => Math.max(0, x - run.right, run.x - right);

/** The column that a run belongs to, as its place among all. */
export const nearest = (run: Run, columns: readonly Column[]): number =>
  columns.reduce((best, column, at) => {
    const other = columns[best];
    return other !== undefined && distance(run, other) <= distance(run, column) ? best : at;
  }, 0);

/** Cells of a line of text; empty ones at the end say nothing. */
export const joinCells = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll('|', '/'))
    .join(' | ')
    .replace(/(?:\s*\|)+\s*$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
