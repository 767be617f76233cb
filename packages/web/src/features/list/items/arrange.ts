import type { ItemCard } from '@ecco/contract';

/** The rows with one of them at another place; as they are where either place does not exist. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** An item that was just taken out; `at` is where it stood among the rows shown. */
export type RemovedRow = { item: ItemCard; at: number };
type ListRow = { item: ItemCard; isOut: boolean };

/** The items of a list, and in between those that were taken out and may still be put back. */
export function shownRows(items: readonly ItemCard[], out: readonly RemovedRow[]): ListRow[] {
  const rows = items.map((item): ListRow => ({ item, isOut: false }));
  const absent = out.filter(({ item }) => !items.some(({ uuid }) => uuid === item.uuid));
  for (const { item, at } of [...absent].sort((a, b) => a.at - b.at))
    rows.splice(Math.min(at, rows.length), 0, { item, isOut: true });
  return rows;
}

/** The items with one that was taken out back at its place among them. */
export const putBack = (rows: readonly ListRow[], uuid: string): ItemCard[] =>
  rows.filter(({ item, isOut }) => !isOut || item.uuid === uuid).map(({ item }) => item);
