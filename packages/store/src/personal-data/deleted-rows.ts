import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { deletedRows } from '../deleted-items/index.ts';
import type { Fate } from './person-columns.ts';

type Row = Record<string, unknown>;

/**
 * Rows of deleted items lie apart until somebody brings them back: those of the person are taken out of them, and their
 * name out of the others, or bringing an item back would name somebody who is not there.
 */
export async function forgetInDeletedRows(
  db: Db,
  userId: string,
  columns: Readonly<Record<string, Fate>>,
): Promise<void> {
  const retained = await db
    .select()
    .from(deletedRows)
    .where(sql`position(${userId} in ${deletedRows.rows}::text) > 0`);
  for (const { itemId, tableName, part, rows } of retained) {
    const fateOf = (column: string): Fate | undefined => columns[`${tableName}.${column}`];
    const isTheirs = (row: Row): boolean =>
      Object.entries(row).some(([column, value]) => value === userId && fateOf(column) === 'goes');
    const without = (row: Row): Row =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          value === userId && fateOf(column) === 'stays' ? null : value,
        ]),
      );
    await db
      .update(deletedRows)
      .set({ rows: rows.filter((row) => !isTheirs(row)).map(without) })
      .where(
        and(eq(deletedRows.itemId, itemId), eq(deletedRows.tableName, tableName), eq(deletedRows.part, part)),
      );
  }
}
