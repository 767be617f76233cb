import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { itemOrganizations } from '../links/index.ts';
import { ledgerEntries } from '../proceedings/index.ts';
import { shows } from '../shows/index.ts';
import { updates } from '../updates/index.ts';

/** Whose updates are asked for; `arrivals`: all that came into the library. */
export type UpdateScope = {
  organizationIds?: readonly string[];
  personIds?: readonly string[];
  showIds?: readonly string[];
  /** Items that arrived, whomever they concern. */
  itemIds?: readonly string[];
  arrivals?: boolean;
};

const ofNobody = and(isNull(updates.organizationId), isNull(updates.personId));
const isArrival = and(eq(updates.news, 'arrived'), ofNobody);

/** Updates of any of these; false where nothing is asked for. */
export function updatesOf(
  db: Db,
  { organizationIds = [], personIds = [], showIds = [], itemIds = [], arrivals = false }: UpdateScope,
): SQL {
  const ofShows = db
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.showId, [...showIds]));
  const condition = or(
    organizationIds.length > 0 ? inArray(updates.organizationId, [...organizationIds]) : undefined,
    personIds.length > 0 ? inArray(updates.personId, [...personIds]) : undefined,
    showIds.length > 0
      ? and(or(isArrival, eq(updates.kind, 'signal')), inArray(updates.itemId, ofShows))
      : undefined,
    itemIds.length > 0 ? and(isArrival, isOneOf(updates.itemId, itemIds)) : undefined,
    arrivals ? isArrival : undefined,
  );
  return condition ?? sql`false`;
}

/** What an update tells of is still so: nothing was unlinked, taken back or hidden meanwhile. */
export const stillHolds = (db: Db): SQL => {
  const isThere = sql`exists ${db
    .select({ one: sql`1` })
    .from(items)
    .leftJoin(shows, eq(shows.id, items.showId))
    .where(sql`${items.id} = ${updates.itemId} and ${shows.ignoredAt} is null`)}`;
  const isLinked = sql`exists ${db
    .select({ one: sql`1` })
    .from(itemOrganizations)
    .where(
      sql`${itemOrganizations.itemId} = ${updates.itemId} and ${itemOrganizations.organizationId} = ${updates.organizationId}
        and ${itemOrganizations.unlinkedAt} is null and ${itemOrganizations.relation} <> 'mentions'`,
    )}`;
  const isEntry = sql`exists ${db
    .select({ one: sql`1` })
    .from(ledgerEntries)
    .where(
      sql`${ledgerEntries.id} = ${updates.entryId} and ${ledgerEntries.organizationId} is not distinct from ${updates.organizationId}`,
    )}`;
  const isConnection = sql`exists ${db
    .select({ one: sql`1` })
    .from(connections)
    .where(sql`${connections.id} = ${updates.connectionId}`)}`;
  return sql`case ${updates.kind}
    when 'item' then ${isThere} and (${updates.organizationId} is null or ${isLinked})
    when 'signal' then ${isThere} and ${isEntry}
    else ${isConnection} end`;
};
