// The figure of a row for a year, where it is read without doubt.
import type { Source } from '../../ports/ports.ts';
import type { StatementItem } from './statement-item.type.ts';
import { type ItemName, statementItems } from './statement-items.ts';
import { type StatementRow, statementRows, type YearFigure } from './statement-row.ts';

/** A row's figure of a year as it counts in a formula: `value` in whole units, `digits` as they stand in the row. */
export type Operand = { row: StatementRow; figure: YearFigure; value: number; digits: string };

/** A loss, or what was used, is less than nothing without brackets too. */
const isLoss = (plain: string): boolean =>
  (/loss/u.test(plain) && !/income|earnings|profit/u.test(plain)) ||
  (/used/u.test(plain) && !/provided|generated|from/u.test(plain));

const gain = /benefit/iu;
const charge = /provision|expense/iu;

/**
 * The size of a figure, which some statements write in brackets where it is taken off. What a label has in brackets stands in
 * brackets in its row: "Benefit (provision)". Null where a row is told now as one, now as the other, and does not say which is which.
 */
function sizeOf({ label, figures }: StatementRow, { value }: YearFigure): number | null {
  if (gain.test(label) && charge.test(label)) {
    const inBrackets = /\(([^()]{3,20})\)/u.exec(label)?.[1] ?? '';
    if (gain.test(inBrackets)) return value;
    return charge.test(inBrackets) ? -value : null;
  }
  const isOneWay = figures.every((one) => one.value >= 0) || figures.every((one) => one.value <= 0);
  if (!isOneWay) return null;
  return gain.test(label) ? -Math.abs(value) : Math.abs(value);
}

function amountOfRow(
  { isSigned = false }: StatementItem,
  row: StatementRow,
  figure: YearFigure,
): number | null {
  if (!isSigned) return sizeOf(row, figure);
  return isLoss(row.plain) ? -Math.abs(figure.value) : figure.value;
}

const plainDigits = (digits: string): string => digits.replace(/[()−–-]/gu, '');

/** The rows of a source that are called as an item is, those that are meant before others. */
function rowsFor(item: StatementItem, source: Source): readonly StatementRow[] {
  const rows = statementRows(source).filter(
    ({ statement, plain }) => statement === item.statement && item.labels.test(plain),
  );
  const preferred = rows.filter(({ plain }) => item.prefers?.test(plain) ?? false);
  return preferred.length > 0 ? preferred : rows;
}

/** Null where no row has it, or two have not the same. */
export function readOperand(name: ItemName, year: number, source: Source): Operand | null {
  const item = statementItems[name];
  const found = rowsFor(item, source).flatMap((row) =>
    row.figures.filter((figure) => figure.year === year).map((figure) => ({ row, figure })),
  );
  const [first] = found;
  const values = new Set(found.map(({ row, figure }) => amountOfRow(item, row, figure)));
  if (first === undefined || values.size > 1) return null;
  const value = amountOfRow(item, first.row, first.figure);
  if (value === null) return null;
  const digits = plainDigits(first.figure.digits);
  return { ...first, value, digits: value < 0 ? `−${digits}` : digits };
}

/** Years for which the statements of a source have a row for an item, rising. */
export const yearsOf = (name: ItemName, source: Source): number[] =>
  [
    ...new Set(
      rowsFor(statementItems[name], source).flatMap(({ figures }) => figures.map(({ year }) => year)),
    ),
  ].toSorted((one, other) => one - other);
