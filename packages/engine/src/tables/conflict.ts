import { plainColumn } from './column.ts';
import { keyRow } from './key-row.ts';
import type { Cell, TableRow } from './row.type.ts';

/**
 * Takes the figures out of rows of a part of the whole, whose name stands in a heading or above a group of rows: those
 * that say another figure under the same label and column than other rows do, and of what statements of the whole give,
 * those that share no figure with them. Rows that agree with a statement stay.
 */
export function withoutConflicts(rows: ReadonlyMap<number, TableRow>): Map<number, TableRow> {
  const said: CellValues = new Map();
  const ofWhole: CellValues = new Map();
  const subjects: CellValues = new Map();
  for (const row of rows.values())
    for (const cell of row.cells) {
      put(said, cellPlace(row, cell), cell.amount);
      if (!row.isOfWhole) continue;
      put(ofWhole, cellPlace(row, cell), cell.amount);
      put(subjects, keyRow(row.label)?.name ?? '', cell.amount);
    }
  const isSure = (row: TableRow): boolean =>
    row.cells.every((cell) => {
      const place = cellPlace(row, cell);
      const whole = ofWhole.get(place);
      const agrees = whole?.size === 1 && whole.has(plainAmount(cell.amount));
      return (said.get(place)?.size ?? 0) < 2 || agrees;
    }) && isOfSubject(row, subjects);
  return new Map([...rows].map(([at, row]) => [at, isSure(row) ? row : { ...row, cells: [] }]));
}

type CellValues = Map<string, Set<string>>;

/** Whether a key row has a figure in common with the statements that give the same. */
function isOfSubject(row: TableRow, subjects: CellValues): boolean {
  const name = keyRow(row.label)?.name;
  const whole = name === undefined ? undefined : subjects.get(name);
  const amounts = row.cells
    .map(({ amount }) => plainAmount(amount))
    .filter((amount) => !amount.includes('%'));
  return whole === undefined || amounts.length === 0 || amounts.some((amount) => whole.has(amount));
}

/** Only the line above says what it is of: earnings per share, or the shares themselves. */
const isBare = /^(?:basic|diluted)$/iu;
/** Below such a line income is told by the share, under the label of the income itself. */
const isByShare = /\bper (?:\p{L}+ )?share\b/iu;
const isOfGroup = ({ label, group }: TableRow): boolean => isBare.test(label) || isByShare.test(group);

const cellPlace = (row: TableRow, { amount, column }: Cell): string =>
  // A share of a whole under the same label is another measure.
  `${isOfGroup(row) ? row.group.toLowerCase() : ''}${row.label.toLowerCase()}|${plainColumn(column).toLowerCase()}|${amount.includes('%') ? '%' : ''}`;

const plainAmount = (amount: string): string => amount.replace(/[$€£¥\s]/gu, '');

function put(sets: CellValues, key: string, amount: string): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(plainAmount(amount)));
}
