import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { itemOrganisations, itemPeople } from './item-link.table.ts';
import type { FoundInItem, OrganisationFound, PersonFound } from './link.types.ts';

const nothing = { mentions: 0, names: [], segmentId: null, sign: null };

async function putOrganisations(
  db: Db,
  itemId: string,
  found: readonly OrganisationFound[],
): Promise<number> {
  const { organisationId, ofEdge, unlinkedAt, mentions } = itemOrganisations;
  const ids = found.map((one) => one.organisationId);
  const ofItem = eq(itemOrganisations.itemId, itemId);
  const others = and(ofItem, notInArray(organisationId, ids));
  const gone = await db
    .delete(itemOrganisations)
    .where(and(others, sql`${ofEdge} is null and ${unlinkedAt} is null`))
    .returning({ id: organisationId });
  const emptied = await db
    .update(itemOrganisations)
    .set({ ...nothing, about: false })
    .where(and(others, sql`${mentions} > 0`))
    .returning({ id: organisationId });
  if (found.length === 0) return gone.length + emptied.length;
  const put = await db
    .insert(itemOrganisations)
    .values(found.map((one) => ({ ...one, itemId })))
    .onConflictDoUpdate({
      target: [itemOrganisations.itemId, organisationId],
      set: {
        about: sql`excluded.about`,
        mentions: sql`excluded.mentions`,
        names: sql`excluded.names`,
        segmentId: sql`excluded.segment_id`,
        sign: sql`excluded.sign`,
      },
      setWhere: sql`(${itemOrganisations.about}, ${mentions}, ${itemOrganisations.names}, ${itemOrganisations.segmentId}, ${itemOrganisations.sign})
        is distinct from (excluded.about, excluded.mentions, excluded.names, excluded.segment_id, excluded.sign)`,
    })
    .returning({ id: organisationId });
  return gone.length + emptied.length + put.length;
}

async function putPeople(db: Db, itemId: string, found: readonly PersonFound[]): Promise<number> {
  const { personId, unlinkedAt, mentions, names, segmentId, sign, speaks } = itemPeople;
  const ids = found.map((one) => one.personId);
  const others = and(eq(itemPeople.itemId, itemId), notInArray(personId, ids));
  const gone = await db
    .delete(itemPeople)
    .where(and(others, sql`${unlinkedAt} is null`))
    .returning({ id: personId });
  if (found.length === 0) return gone.length;
  const put = await db
    .insert(itemPeople)
    .values(found.map((one) => ({ ...one, itemId })))
    .onConflictDoUpdate({
      target: [itemPeople.itemId, personId],
      set: {
        speaks: sql`excluded.speaks`,
        mentions: sql`excluded.mentions`,
        names: sql`excluded.names`,
        segmentId: sql`excluded.segment_id`,
        sign: sql`excluded.sign`,
      },
      setWhere: sql`(${speaks}, ${mentions}, ${names}, ${segmentId}, ${sign})
        is distinct from (excluded.speaks, excluded.mentions, excluded.names, excluded.segment_id, excluded.sign)`,
    })
    .returning({ id: personId });
  return gone.length + put.length;
}

/**
 * Puts these in the place of what the text of the item said before; what an admin unlinked stays unlinked. Whether
 * anything changed.
 */
export async function putFound(db: Db, itemId: string, found: FoundInItem): Promise<boolean> {
  const changed =
    (await putOrganisations(db, itemId, found.organisations)) + (await putPeople(db, itemId, found.people));
  return changed > 0;
}
