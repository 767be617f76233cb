import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from './item.table.ts';

/** Rows of a backup from before what made their results had a column. */
export async function moveMakers(db: Db): Promise<void> {
  await db.execute(sql`
    update ${items} set makers = makers || (meta -> 'makers'), meta = meta - 'makers'
    where jsonb_typeof(meta -> 'makers') = 'object'`);
}
