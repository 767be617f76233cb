import type { Cell, TableRow } from './read-table-rows.ts';
import { unscaled } from './tell-row.lexicon.ts';

const scale = /\b(thousand|million|billion)s?\b/iu;
const money = /\$|\bdollars?\b/iu;
const change = /%\s*(?:change|growth)|\bchange\b|\bvariance\b|∆|\bgrowth\b|constant currency/iu;
const year = /\b(?:19|20)\d\d\b/u;

/**
 * A row as a statement: its label, and of its figures the ones that a reader compares, each with what stands over its
 * column. Only words and figures of the row, its headings and its unit; '' where the columns are not known.
 */
export function tellRow(row: TableRow): string {
  const chosen = chooseCells(row.cells);
  if (!/\p{L}{2}/u.test(row.label) || chosen.length === 0) return '';
  return `${properCase(row.label)}: ${chosen.map((cell) => tellCell(cell, row)).join(', ')}.`;
}

/** The first group of columns, the latest year first; of columns without years, values and then results. */
function chooseCells(cells: readonly Cell[]): Cell[] {
  const plain = cells.filter(({ column }) => !change.test(column));
  const dated = plain.filter(({ column }) => year.test(column));
  const group = groupOf(dated[0] ?? plain[0]);
  const own = (dated.length > 0 ? dated : plain).filter(
    (cell) => dated.length === 0 || groupOf(cell) === group,
  );
  const sorted = dated.length > 0 ? own.toSorted((a, b) => yearOf(b) - yearOf(a)) : resultsOf(own);
  const letters = shortColumn(sorted[0]?.column ?? '').length;
  return sorted.slice(0, letters > 14 ? 2 : dated.length > 0 ? 3 : 4);
}

const groupOf = (cell: Cell | undefined): string =>
  (cell?.column ?? '')
    .replace(/\d/gu, '')
    .replace(/^\p{L}+\s*,|\b\p{Lu}\p{Ll}+ ,/gu, '')
    .trim();

const yearOf = ({ column }: Cell): number => Number(year.exec(column)?.[0] ?? 0);

const result =
  /\b(?:value|amount|actual|total|quarter|qtr|months?|years?|yrs?|ytd|inception|return|net|gross)\b/iu;

/** Of a table with weights and targets the values and the returns. */
function resultsOf(cells: readonly Cell[]): Cell[] {
  const results = cells.filter(({ column }) => result.test(column));
  return results.length >= 2 ? results : [...cells];
}

function tellCell({ amount, column }: Cell, { label, unit }: TableRow): string {
  const isScaled = !unscaled.test(label) && !/%|x$|[a-z]$/iu.test(amount);
  const said = scale.test(column) ? column : unit;
  const word = isScaled ? (scale.exec(said)?.[1]?.toLowerCase() ?? '') : '';
  const isMoney = word !== '' && money.test(said) && !/[$€£¥]/u.test(amount);
  const figure = isMoney ? amount.replace(/^(\(?)/u, '$1$') : amount;
  return `${figure}${word === '' ? '' : ` ${word}`} (${shortColumn(column)})`;
}

/** What stands over a column, without its unit; of a year's end only the year. */
function shortColumn(column: string): string {
  const plain = column
    .replace(
      /\((?:unaudited|in [^)]{0,80}|[^)]{0,80}\b(?:thousand|million|billion)s?[^)]{0,80})\)|\b(?:us)?[$€£]\s?(?:thousand|million|billion)s?\b|[$€£]\s?(?:thousand|million|billion)s?/giu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  const whole = /^(?:for the )?(?:fiscal |calendar )?years? ended \p{L}+ \d{1,2},? ((?:19|20)\d\d)$/iu.exec(
    plain,
  );
  return whole?.[1] ?? (plain === '' ? column : plain);
}

const properCase = (label: string): string =>
  label.length > 4 && label === label.toUpperCase()
    ? label.charAt(0) + label.slice(1).toLowerCase()
    : label.charAt(0).toUpperCase() + label.slice(1);
