import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';

/** Goes on numbering behind the entries that a backup brought. */
export async function continueCounting(db: Db): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence('status_history', 'id'), (select coalesce(max(id), 0) + 1 from status_history), false)`,
  );
}
