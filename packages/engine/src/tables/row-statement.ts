import { plainColumn } from './column.ts';
import type { Cell, TableRow } from './row.type.ts';
import { perUnit } from './unit.lexicon.ts';
import { figureOf, readUnit } from './unit.ts';

const change = /%\s*(?:change|growth)|\bchange\b|\bvariance\b|∆|\bgrowth\b|constant currency/iu;
const year = /\b(?:19|20)\d\d\b/u;

/**
 * A row as a statement: its label, and of its figures the ones that a reader compares, each with what stands over its
 * column and what it is in. Only words and figures of the row, its headings and its unit; '' where the columns or the
 * unit are not known.
 */
export function rowStatement(row: TableRow): string {
  const cellTexts = rowFigures(row);
  if (cellTexts.length === 0) return '';
  return `${properCase(row.label)}: ${cellTexts.map(({ figure, column }) => `${figure} (${column})`).join(', ')}.`;
}

/** A figure of a row with what it is in, and what stands over its column. */
type CellText = { figure: string; column: string };

/** The figures of a row that are told, in their order; none where the columns or the unit are not known. */
export function rowFigures(row: TableRow): CellText[] {
  if (!/\p{L}{2}/u.test(row.label) || isUnfinished(row.label)) return [];
  const chosen = chooseCells(row.cells);
  // Under "Earnings per share" the scale of the table does not hold, and a label alone does not say what the figure is of.
  const isOfShare = perUnit.test(row.group) && chosen.every(({ amount }) => /\.\d\d\)?$/u.test(amount));
  if (isOfShare && !perUnit.test(row.label)) return [];
  const cellTexts = chosen.flatMap((cell) => cellText(cell, row) ?? []);
  return cellTexts.length === chosen.length ? cellTexts : [];
}

/** Half of a label that went over two lines, or one that only the line above it explains. */
const isUnfinished = (label: string): boolean =>
  /^\p{Ll}/u.test(label) ||
  /^(?:basic|diluted|assuming dilution|basic and diluted|total|other|other, net)$/iu.test(label) ||
  /(?:[,–—-]|\b(?:and|of|the|to|for|in|by|from|with|or))$/iu.test(label);

/** The first group of columns, the latest year first; of columns without years, values and then results. */
export function chooseCells(cells: readonly Cell[]): Cell[] {
  const plain = cells.filter(({ column }) => !change.test(column));
  const dated = plain.filter(({ column }) => year.test(column));
  if (dated.length === 0)
    return plain.filter(({ column }) => result.test(plainColumn(column))).slice(0, mostCells.short);
  const whole = dated.filter(({ column }) => isOfWhole(column));
  const group = groupOf(whole[0]);
  const sorted = whole.filter((cell) => groupOf(cell) === group).toSorted((a, b) => yearOf(b) - yearOf(a));
  const letters = plainColumn(sorted[0]?.column ?? '').length;
  return sorted.slice(0, letters > longColumn ? mostCells.long : mostCells.dated);
}

const mostCells = { short: 4, dated: 3, long: 2 };
const longColumn = 14;

const period =
  /\b(?:for|the|and|years?|fiscal|calendar|three|six|nine|twelve|\d{1,2}|months?|weeks?|quarters?|first|second|third|fourth|q[1-4]|ended|ending|as|of|at|january|february|march|april|may|june|july|august|september|october|november|december|fy|(?:19|20)\d\d[ae]?)\b|[^\p{L}\d]+/giu;
const ofWhole =
  /^(?:total|consolidated|asreported|reported|actual|audited|unaudited|restated|amount|value)*$/iu;

/** Whether a column is a time of the whole and no part of it: no segment, no other measure beside. */
const isOfWhole = (column: string): boolean =>
  ofWhole.test(
    plainColumn(column)
      .replace(/\bas reported\b/giu, 'reported')
      .replace(period, ''),
  );

const groupOf = (cell: Cell | undefined): string =>
  (cell?.column ?? '')
    .replace(/\d/gu, '')
    .replace(/^\p{L}+\s*,|\b\p{Lu}\p{Ll}+ ,/gu, '')
    .trim();

const yearOf = ({ column }: Cell): number => Number(year.exec(column)?.[0] ?? 0);

/** Of a table without years: values and results over a time, and no weights, targets or parts. */
const result =
  /^(?:(?:market|fair|carrying|ending|total|net|gross|annual|annualized|current|last|latest|fiscal|calendar|one|three|five|ten|since|\d{1,2})[ -]){0,3}(?:value|amount|actual|return|quarter|qtr|month|mo|year|yr|inception|ytd|fytd|qtd|net|gross|total)s?(?: \([^)]{0,30}\))?$/iu;

function cellText(cell: Cell, row: TableRow): CellText | null {
  const figure = figureText(cell, row);
  return figure === null ? null : { figure, column: plainColumn(cell.column) };
}

/** The figure of a cell with what it is in; null where that is not sure. */
export const figureText = (
  { amount, column }: Cell,
  { label, unit }: Pick<TableRow, 'label' | 'unit'>,
): string | null => figureOf({ amount, label, units: [readUnit(label), readUnit(column), readUnit(unit)] });

/** A label as a sentence begins: no longer in capitals, with a capital. */
export const properCase = (label: string): string =>
  label.length > 4 && label === label.toUpperCase()
    ? label.charAt(0) + label.slice(1).toLowerCase()
    : label.charAt(0).toUpperCase() + label.slice(1);
