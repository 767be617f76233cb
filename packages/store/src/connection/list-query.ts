import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { asPattern } from '../text/pattern.ts';
import type { Page } from './page.ts';

/** What rows are ordered by; null leaves it to the list. */
export type Order<Column extends string> = { column: Column; descending: boolean } | null;
/** `words`: what a row has to contain, whatever its case; empty for all rows. */
export type ListQuery<Column extends string> = Page & {
  order?: Order<Column> | undefined;
  words?: string | undefined;
};

/** A column, or what is made of some. */
type Expression = PgColumn | SQL;

/** The order asked for, then the list's own, so that equal rows stay on their pages; rows without a value stand last. */
export function orderRows<Column extends string>(
  order: Order<Column> | undefined,
  columns: Readonly<Record<Column, Expression>>,
  own: readonly SQL[],
): SQL[] {
  if (!order) return [...own];
  const by = columns[order.column];
  return [order.descending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`, ...own];
}

/** Orders as a dictionary does: without regard to capitals, beyond ASCII too, alike in every database. */
export const inWords = (column: PgColumn): SQL => sql`lower(${column} collate "pg_c_utf8")`;

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** Whether one of these has these words in it, literally; undefined, which asks for nothing, without words. */
export function containing(words: string | undefined, ...columns: Expression[]): SQL | undefined {
  if (!words) return undefined;
  const pattern = `%${asPattern(words)}%`;
  // Both collations are the same in every database. The one that knows capitals beyond ASCII takes twice as long.
  const collation = sql.raw(isAscii(words) ? '"C"' : '"pg_c_utf8"');
  return or(...columns.map((column) => sql`${column} collate ${collation} ilike ${pattern}`));
}
