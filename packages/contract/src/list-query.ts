/** The order that a list query names; null where it leaves it to the list. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}` | undefined,
  columns: readonly Column[],
): { column: Column; descending: boolean } | null {
  const column = columns.find((one) => sort === one || sort === `-${one}`);
  return column === undefined ? null : { column, descending: sort !== column };
}
