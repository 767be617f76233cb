/** The order that a list query names; null where it names none that the list has. */
export function orderOf<Column extends string>(
  sort: string | undefined,
  columns: readonly Column[],
): { column: Column; descending: boolean } | null {
  const column = columns.find((one) => sort === one || sort === `-${one}`);
  return column === undefined ? null : { column, descending: sort !== column };
}

/** What an address says of an order, as the list query names it; undefined where the list has no such order. */
export function sortNamed<Column extends string>(
  text: string | undefined,
  columns: readonly Column[],
): Column | `-${Column}` | undefined {
  const order = orderOf(text, columns);
  if (order === null) return undefined;
  return order.descending ? `-${order.column}` : order.column;
}
