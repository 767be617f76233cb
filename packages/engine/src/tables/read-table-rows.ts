import type { Segment } from '../ports/ports.ts';
import { countWords } from '../words/token.ts';
import { cellsOf, isAmount, isTableRow } from './table-row.ts';

/** A cell with a figure and the words over its column. */
export type Cell = { amount: string; column: string };

export type TableRow = {
  label: string;
  /** Only cells whose column is known. */
  cells: Cell[];
  /** What is said of the unit: beside the columns, or above the table. */
  unit: string;
  /** Places in the list of the segments that say what the columns and the unit are. */
  heads: number[];
};

type Head = { at: number; cells: string[]; unit: { at: number; text: string } | null };

const unit =
  /\b(?:in|\$|us\$|€|£)\s?(?:thousand|million|billion)s?\b|\((?:in )?(?:\$|thousand|million|billion)[^)]*\)/iu;
/** In a longer text a unit stands in brackets. */
const inBrackets = /\((?:[^()]{0,30}\b)?in (?:thousand|million|billion)s\b[^()]*\)/iu;
/** So many lines above a table may hold its unit. */
const captionLines = 4;

/**
 * The rows of the tables of a source, by place of their segment. Columns are known from the last row of headings above
 * on the same page, as long as no prose stands between.
 */
export function readTableRows(segments: readonly Segment[]): Map<number, TableRow> {
  const rows = new Map<number, TableRow>();
  let head: Head | null = null;
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1];
    if (before !== undefined && before.page !== segment.page) head = null;
    if (!isTableRow(segment)) {
      if (isProse(segment.text)) head = null;
      continue;
    }
    const cells = cellsOf(segment.text);
    const isHead = !cells.some(isAmount);
    if (isHead) head = { at, cells, unit: captionUnit(segments, at) };
    rows.set(at, isHead ? textRow(cells) : rowOf(cells, head));
  }
  return rows;
}

const isProse = (text: string): boolean =>
  countWords(text) > 24 || (countWords(text) > 8 && /[.!?]["”’)]*$/u.test(text));

const textRow = ([label = '']: string[]): TableRow => ({ label, cells: [], unit: '', heads: [] });

function rowOf(cells: string[], head: Head | null): TableRow {
  const [label = '', ...amounts] = cells;
  if (head === null || isAmount(label)) return textRow(cells);
  // A row of headings without a corner begins over the first column.
  const shift = head.cells.length === cells.length - 1 && !/\p{L}{3}/u.test(head.cells[0] ?? '') ? 0 : 1;
  const corner = shift === 1 ? (head.cells[0] ?? '') : '';
  const known = amounts.flatMap((text, at) => {
    const column = head.cells[at + shift] ?? '';
    return isAmount(text) && column !== '' ? [{ amount: text, column: columnName(column, corner) }] : [];
  });
  const own = unit.test(corner) ? corner : '';
  const above = own === '' ? head.unit : null;
  return {
    label: label.replace(/(?:\s{0,4}\(\d{1,2}\))?\s{0,4}:?$/u, ''),
    cells: known,
    unit: own || (above?.text ?? ''),
    heads: above === null ? [head.at] : [head.at, above.at],
  };
}

const span = /^.*\b(?:ended|ending|as of|as at)\b[^|(]*/iu;

/** "Three Months Ended June 30," in the corner belongs to the years over the columns. */
function columnName(column: string, corner: string): string {
  const period = /^(?:19|20)\d\d$/u.test(column) ? (span.exec(corner)?.[0].trim() ?? '') : '';
  return `${period} ${column}`.trim();
}

/** The unit as a short line above the row of headings gives it. */
function captionUnit(segments: readonly Segment[], at: number): { at: number; text: string } | null {
  for (let above = at - 1; above >= Math.max(0, at - captionLines); above--) {
    const segment = segments[above];
    if (segment === undefined || segment.page !== segments[at]?.page || isTableRow(segment)) return null;
    const isShort = countWords(segment.text) < 20;
    const found = (isShort ? unit : inBrackets).exec(segment.text)?.[0];
    if (found !== undefined) return { at: above, text: isShort ? segment.text : found };
  }
  return null;
}
