import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** The columns that a kept row has and that are written: an older release had fewer, and some are computed. */
export async function writtenColumns(db: Db, table: string, row: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and ${row} ? attname::text
    order by attnum`);
  return rows.map(({ name }) => name);
}
