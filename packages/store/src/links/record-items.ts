import { type SQL, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { updates } from '../updates/index.ts';
import { itemOrganisations, itemPeople } from './item-link.table.ts';

/**
 * Notes for each of these items that it is known now of whom and about whom it is, and who speaks in it. What was
 * noted before stays as it was: an item is new to somebody once.
 */
export async function recordItems(db: Db, clock: Clock, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const ids = sql`any(${sql.param([...itemIds])}::uuid[])`;
  const note = (columns: SQL, values: SQL, rows: SQL) =>
    db.execute(sql`
      insert into ${updates} (id, kind, at, news, item_id, key, ${columns})
      select gen_random_uuid(), 'item', ${clock().toISOString()}::timestamptz, ${values} from ${rows}
      on conflict (key) do nothing`);
  await note(
    sql`organisation_id`,
    sql`relation, item_id, 'item ' || item_id || ' ' || organisation_id, organisation_id`,
    sql`${itemOrganisations} where item_id = ${ids} and relation in ('of', 'about') and unlinked_at is null`,
  );
  await note(
    sql`person_id`,
    sql`case when speaks is null then 'mentioned' else 'speaks' end, item_id, 'item ' || item_id || ' ' || person_id, person_id`,
    sql`${itemPeople} where item_id = ${ids} and unlinked_at is null`,
  );
}

/** Notes that an item has arrived in the library: it can be read, and it is known whom it concerns. */
export async function recordArrival(db: Db, clock: Clock, itemId: string): Promise<void> {
  await db.execute(sql`
    insert into ${updates} (id, kind, at, news, item_id, key)
    select gen_random_uuid(), 'item', ${clock().toISOString()}::timestamptz, 'arrived', id, 'item ' || id
    from items where id = ${itemId}::uuid
    on conflict (key) do nothing`);
}
