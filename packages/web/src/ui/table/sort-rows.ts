import { madeOnce } from '../../format/made-once.ts';
/** What a column is ordered by; null stands last either way. */
export type SortValue = string | number | null;
export type Order = { column: string; descending: boolean };

const inWords = madeOnce(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return inWords().compare(String(a), String(b));
}

/** The rows in order; equal ones stay as they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  orderBy: (row: Row) => SortValue,
  descending: boolean,
): Row[] {
  return rows.toSorted((a, b) => {
    const [before, after] = [orderBy(a), orderBy(b)];
    if (before === null || after === null) return Number(before === null) - Number(after === null);
    return descending ? compare(after, before) : compare(before, after);
  });
}

/** What the head of a column does when it is pressed: upwards, downwards, then as the rows came. */
export function nextOrder(order: Order | null, column: string): Order | null {
  if (order?.column !== column) return { column, descending: false };
  return order.descending ? null : { column, descending: true };
}
