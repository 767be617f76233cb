import { sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { updates } from '../updates/index.ts';
import { itemOrganizations, itemPeople } from './item-link.table.ts';

/**
 * Notes for each of these items that it is known now of whom and about whom it is, and who speaks in it; for one that was
 * read, that it has arrived in the library too. What was noted before stays as it was: an item is new to somebody once.
 */
export async function recordItems(
  db: Db,
  clock: Clock,
  { itemIds, haveArrived = false }: { itemIds: readonly string[]; haveArrived?: boolean },
): Promise<void> {
  if (itemIds.length === 0) return;
  const ids = sql`any(${sql.param([...itemIds])}::uuid[])`;
  const arrived = sql`union all select 'arrived', id, 'item ' || id, null::uuid, null::uuid from items where id = ${ids}`;
  await db.execute(sql`
    insert into ${updates} (id, kind, at, news, item_id, key, organisation_id, person_id)
    select gen_random_uuid(), 'item', ${clock().toISOString()}::timestamptz, noted.*
    from (
      select relation as news, item_id, 'item ' || item_id || ' ' || organisation_id as key, organisation_id,
        null::uuid as person_id
      from ${itemOrganizations} where item_id = ${ids} and relation in ('of', 'about') and unlinked_at is null
      union all
      select case when speaks is null then 'mentioned' else 'speaks' end, item_id,
        'item ' || item_id || ' ' || person_id, null::uuid, person_id
      from ${itemPeople} where item_id = ${ids} and unlinked_at is null
      ${haveArrived ? arrived : sql``}
    ) as noted
    on conflict (key) do nothing`);
}
