import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** A database that is made ready, and who is told what it refused. */
export type Prepare = { db: Db; onError: (error: Error) => void };

/** Whether the server has this extension, created or not. */
export async function isAvailable(db: Db, extension: string): Promise<boolean> {
  const result = await db.execute(sql`select 1 from pg_available_extensions where name = ${extension}`);
  return result.rows.length > 0;
}

/** An extension may be listed and still refuse (no right to create it, library not preloaded): then go without. */
export async function attempt(
  db: Db,
  statement: ReturnType<typeof sql>,
  onError: Prepare['onError'],
): Promise<boolean> {
  try {
    await db.execute(statement);
    return true;
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)));
    return false;
  }
}
