import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { meetingItems } from '../meetings/index.ts';
import { itemOrganizations } from './item-link.table.ts';

type ItemRelation = { itemId: string };
/** Of which rows: those of one organization, or of one item. */
export type Scope = { organizationId: string } | { itemId: string };

const { organizationId, itemId, ofEdge, mentions, about, unlinkedAt } = itemOrganizations;

/** What the connections say now: items, organizations and edges, an edge that owns before one that does not. */
function connected(scope: Scope): SQL {
  const both = (item: SQL): SQL =>
    'itemId' in scope
      ? sql`${item} = ${scope.itemId}::uuid`
      : sql`${connections.organizationId} = ${scope.organizationId}::uuid`;
  const rows = (item: SQL, join: SQL): SQL =>
    sql`select ${item} as item_id, ${connections.organizationId} as organisation_id, ${connections.edge} as edge
      from ${connections} ${join} where ${both(item)}`;
  return sql`
    select distinct on (item_id, organisation_id) item_id, organisation_id, edge from (
      ${rows(sql`${connections.itemId}`, sql``)} and ${connections.itemId} is not null
      union all
      ${rows(
        sql`${meetingItems.itemId}`,
        sql`join ${meetingItems} on ${meetingItems.meetingId} = ${connections.meetingId}`,
      )}
      union all
      ${rows(sql`${items.id}`, sql`join ${items} on ${items.showId} = ${connections.showId}`)}
    ) as found order by item_id, organisation_id, edge = 'FEATURES_IN_MEDIA', edge`;
}

/** Whether the links say anything else than the connections. Most items are looked at without a change. */
async function differs(db: Db, scope: Scope, ofScope: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from (${connected(scope)}) as now
    full join (select * from ${itemOrganizations} where ${ofScope} and ${ofEdge} is not null) as said
      using (item_id, organisation_id)
    where now.edge is distinct from said.of_edge limit 1`);
  return rows.length > 0;
}

/** Has the links say what the connections say. Answers with the items that changed. */
export async function relate(db: Db, scope: Scope): Promise<string[]> {
  const ofScope = 'itemId' in scope ? eq(itemId, scope.itemId) : eq(organizationId, scope.organizationId);
  if (!(await differs(db, scope, ofScope))) return [];
  const { rows: dropped } = await db.execute<ItemRelation>(sql`
    update ${itemOrganizations} set of_edge = null
    where ${ofScope} and ${ofEdge} is not null
      and not exists (select 1 from (${connected(scope)}) as now
        where now.item_id = ${itemId} and now.organisation_id = ${organizationId})
    returning item_id as "itemId"`);
  const { rows: put } = await db.execute<ItemRelation>(sql`
    insert into ${itemOrganizations} (item_id, organisation_id, of_edge)
    select item_id, organisation_id, edge from (${connected(scope)}) as now
    on conflict (item_id, organisation_id) do update set of_edge = excluded.of_edge
      where ${ofEdge} is distinct from excluded.of_edge
    returning item_id as "itemId"`);
  await db.execute(sql`
    delete from ${itemOrganizations}
    where ${ofScope} and ${ofEdge} is null and ${mentions} = 0 and not ${about} and ${unlinkedAt} is null`);
  return [...new Set([...dropped, ...put].map((row) => row.itemId))];
}
