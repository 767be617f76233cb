import type { Segment } from '../ports/ports.ts';
import { anyMonth } from '../words/calendar.ts';
import { countWords } from '../words/token.ts';
import { columnName, isTellable, plainColumn } from './column.ts';
import { withoutConflicts } from './conflict.ts';
import type { Cell, TableRow } from './row.type.ts';
import { cellsOf, isAmount, isDash, isTableRow } from './table-row.ts';
import { readUnit } from './unit.ts';

type Caption = { at: number; text: string };
type Head = {
  at: number;
  cells: string[];
  unit: Caption | null;
  isOfWhole: boolean;
  /** Lines that are no rows since the last row, and whether there was one. */
  between: string[];
  hasRows: boolean;
  group: string;
};

/** In a longer text a unit stands in brackets. */
const inBrackets = /\((?:[^()]{0,30}\b)?in (?:thousand|million|billion)s\b[^()]*\)/iu;
/** A row whose cells could not be told apart: signs of money follow one another, or end it. */
const undivided = /\p{Sc}\s?(?:\p{Sc}|$)/u;
/** So many lines above a table may hold its unit and its name. */
const captionLines = 6;

/**
 * The rows of the tables of a source, by place of their segment, without figures that two of them tell differently.
 */
export const readTableRows = (segments: readonly Segment[]): Map<number, TableRow> =>
  withoutConflicts(readEachTableRow(segments));

/**
 * Every row of the tables of a source, by place of its segment. Columns are known from the last row of headings above
 * on the same page, as long as no prose, no caption and no other table stands between.
 */
export function readEachTableRow(segments: readonly Segment[]): Map<number, TableRow> {
  const rows = new Map<number, TableRow>();
  let head: Head | null = null;
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1];
    if (before !== undefined && before.page !== segment.page) head = null;
    if (!isTableRow(segment)) {
      if (undivided.test(segment.text)) continue;
      if (head !== null && endsTable(head, segment.text)) head = null;
      else if (head !== null) head.group = segment.text;
      continue;
    }
    const cells = cellsOf(segment.text);
    const isHead = isHeadRow(cells);
    if (isHead) head = tableHead(segments, { at, cells, above: head });
    rows.set(at, isHead ? textRow(cells) : rowOf(cells, head));
    if (!isHead && head !== null) Object.assign(head, { between: [], hasRows: true });
  }
  return withCurrencies(rows, segments);
}

/** Statements write the sign of money in their first and last rows only: it holds for the rows between. */
function withCurrencies(
  rows: ReadonlyMap<number, TableRow>,
  segments: readonly Segment[],
): Map<number, TableRow> {
  const signs = new Map<number, Set<string>>();
  for (const [at, { heads, unit }] of rows) {
    const [head] = heads;
    if (head === undefined) continue;
    const match = signs.get(head) ?? new Set();
    for (const sign of `${segments[at]?.text ?? ''} ${unit}`.match(/\p{Sc}/gu) ?? []) match.add(sign);
    signs.set(head, match);
  }
  const currencyOf = ({ heads: [head] }: TableRow): string => {
    const [sign = '', ...others] = (head === undefined ? undefined : signs.get(head)) ?? [];
    return others.length === 0 ? sign : '';
  };
  return new Map([...rows].map(([at, row]) => [at, { ...row, currency: currencyOf(row) }]));
}

/** Words or years and no amounts; a row of dashes is a row. */
const isHeadRow = (cells: readonly string[]): boolean =>
  !cells.some(isAmount) && cells.slice(1).some((cell) => /[\p{L}\d]/u.test(cell)) && !cells.some(isDash);

const isProse = (text: string): boolean =>
  countWords(text) > 24 || (countWords(text) > 8 && /[.!?]["”’)]*$/u.test(text));
const caption =
  /^(?:table|exhibit|figure|schedule|note) \d|\bstatements? of\b|\bbalance sheets?\b|\b(?:ended|ending|as of)\b|\b(?:19|20)\d\d\b/iu;

/** A label of rows leaves a table open; prose, a caption, a unit, and two lines that could be headings end it. */
function endsTable(head: Head, text: string): boolean {
  head.between.push(text);
  if (isProse(text) || readUnit(text) !== null || caption.test(text)) return true;
  return head.hasRows && head.between.length > 1 && !text.trim().endsWith(':');
}

type TableLine = { at: number; cells: string[]; above: Head | null };

function tableHead(segments: readonly Segment[], { at, cells, above }: TableLine): Head {
  const isSecond = above !== null && !above.hasRows && above.cells.length === cells.length;
  const joined = isSecond ? cells.map((cell, index) => `${above.cells[index] ?? ''} ${cell}`.trim()) : cells;
  const lines = captionsAbove(segments, at);
  const first = above !== null && !above.hasRows ? above.unit : null;
  return {
    at,
    cells: joined,
    unit: lines.find(({ text }) => readUnit(text) !== null) ?? first,
    isOfWhole: isHeadOfWhole(
      cells.join(' '),
      lines.map(({ text }) => text),
    ),
    between: [],
    hasRows: false,
    group: '',
  };
}

const whole =
  /\bconsolidated\b|\bstatements? of\b|\bbalance sheets?\b|\bincome statements?\b|\bsummary (?:of )?(?:financial )?results\b|\bselected financial data\b|\bfinancial highlights\b/iu;
const part = /\bsegments?\b|\bpro ?forma\b/iu;

/** Whether a table is of the whole body: so says a line above it or its own head, which names no part. */
const isHeadOfWhole = (head: string, lines: readonly string[]): boolean =>
  !part.test(head) && [head, ...lines].some((text) => whole.test(text) && !part.test(text));

/** The short lines above a table and the bracketed units of longer ones, the nearest first. */
function captionsAbove(segments: readonly Segment[], at: number): Caption[] {
  const lines: Caption[] = [];
  for (let above = at - 1; above >= Math.max(0, at - captionLines); above--) {
    const segment = segments[above];
    if (segment === undefined || segment.page !== segments[at]?.page || isTableRow(segment)) break;
    const isShort = countWords(segment.text) < 20;
    const text = isShort ? segment.text : inBrackets.exec(segment.text)?.[0];
    if (text !== undefined) lines.push({ at: above, text });
  }
  return lines;
}

const textRow = ([label = '']: string[]): TableRow => ({
  label,
  cells: [],
  unit: '',
  currency: '',
  group: '',
  heads: [],
  isOfWhole: false,
});

/** What stands over a column and in no corner. */
const aDay = new RegExp(String.raw`^(?:(?:as of|at) )?${anyMonth} \d{1,2}, ?(?:19|20)\d\d$`, 'iu');

function rowOf(cells: string[], head: Head | null): TableRow {
  const [label = '', ...amounts] = cells;
  if (head === null || isAmount(label)) return textRow(cells);
  // A row of headings without a corner begins over the first column.
  const opening = head.cells[0] ?? '';
  const isColumn = !/\p{L}{3}/u.test(opening) || aDay.test(opening);
  const shift = head.cells.length === cells.length - 1 && isColumn ? 0 : 1;
  const corner = shift === 1 ? (head.cells[0] ?? '') : '';
  const columns = head.cells.slice(shift).map((column) => columnName(column, corner));
  const isKnown = amounts.length <= columns.length && !hasTwins(columns);
  const own = readUnit(corner) === null ? '' : corner;
  const above = own === '' ? head.unit : null;
  return {
    label: label.replace(/(?:\s{0,4}\(\d{1,2}\))?\s{0,4}:?$/u, ''),
    cells: isKnown ? knownCells(amounts, columns) : [],
    unit: own || (above?.text ?? ''),
    currency: '',
    group: head.group,
    heads: above === null ? [head.at] : [head.at, above.at],
    isOfWhole: head.isOfWhole,
  };
}

/** Two columns under the same words: what tells them apart was not read. */
function hasTwins(columns: readonly string[]): boolean {
  const names = columns.filter(isTellable).map((column) => plainColumn(column).toLowerCase());
  return new Set(names).size < names.length;
}

const knownCells = (amounts: readonly string[], columns: readonly string[]): Cell[] =>
  amounts.flatMap((amount, at) => {
    const column = columns[at] ?? '';
    return isAmount(amount) && isTellable(column) ? [{ amount, column }] : [];
  });
