import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { itemOrganizations, itemPeople, speakerAffiliations } from './item-link.table.ts';
import type { Affiliation, ItemMentions, OrganizationMentions, PersonMentions } from './link.types.ts';

const nothing = { mentions: 0, names: [], segmentId: null, sign: null };

/** An item is read anew far more often than anything in it is found differently: only what differs is written. */
function differing<Found extends object>(
  matches: readonly Found[],
  stored: ReadonlyMap<string, Found>,
  idOf: (one: Found) => string,
): Found[] {
  return matches.filter((one) => !isDeepStrictEqual(one, stored.get(idOf(one))));
}

async function putOrganizations(
  db: Db,
  itemId: string,
  organizationMentions: readonly OrganizationMentions[],
): Promise<number> {
  const { organizationId, about, mentions, names, segmentId, sign, ofEdge, unlinkedAt } = itemOrganizations;
  const ofItem = eq(itemOrganizations.itemId, itemId);
  const stored = await db
    .select({ found: { organizationId, about, mentions, names, segmentId, sign }, ofEdge, unlinkedAt })
    .from(itemOrganizations)
    .where(ofItem);
  const ids = new Set(organizationMentions.map((one) => one.organizationId));
  const others = stored.filter((row) => !ids.has(row.found.organizationId));
  const isKept = (row: (typeof stored)[number]) => row.ofEdge !== null || row.unlinkedAt !== null;
  const idsOf = (rows: typeof stored) => rows.map((row) => row.found.organizationId);
  const gone = idsOf(others.filter((row) => !isKept(row)));
  const emptied = idsOf(others.filter((row) => isKept(row) && row.found.mentions > 0));
  const put = differing(
    organizationMentions,
    new Map(stored.map((row) => [row.found.organizationId, row.found])),
    (one) => one.organizationId,
  );
  if (gone.length > 0) await db.delete(itemOrganizations).where(and(ofItem, isOneOf(organizationId, gone)));
  if (emptied.length > 0)
    await db
      .update(itemOrganizations)
      .set({ ...nothing, about: false })
      .where(and(ofItem, isOneOf(organizationId, emptied)));
  for (const batch of batchesOf(put))
    await db
      .insert(itemOrganizations)
      .values(batch.map((one) => ({ ...one, itemId })))
      .onConflictDoUpdate({
        target: [itemOrganizations.itemId, organizationId],
        set: {
          about: sql`excluded.about`,
          mentions: sql`excluded.mentions`,
          names: sql`excluded.names`,
          segmentId: sql`excluded.segment_id`,
          sign: sql`excluded.sign`,
        },
      });
  return gone.length + emptied.length + put.length;
}

async function putPeople(db: Db, itemId: string, personMentions: readonly PersonMentions[]): Promise<number> {
  const { personId, unlinkedAt, mentions, names, segmentId, sign, speaks } = itemPeople;
  const ofItem = eq(itemPeople.itemId, itemId);
  const stored = await db
    .select({ found: { personId, speaks, mentions, names, segmentId, sign }, unlinkedAt })
    .from(itemPeople)
    .where(ofItem);
  const ids = new Set(personMentions.map((one) => one.personId));
  const gone = stored.filter((row) => row.unlinkedAt === null && !ids.has(row.found.personId));
  const put = differing(
    personMentions,
    new Map(stored.map((row) => [row.found.personId, row.found])),
    (one) => one.personId,
  );
  if (gone.length > 0)
    await db.delete(itemPeople).where(
      and(
        ofItem,
        isOneOf(
          personId,
          gone.map((row) => row.found.personId),
        ),
      ),
    );
  for (const batch of batchesOf(put))
    await db
      .insert(itemPeople)
      .values(batch.map((one) => ({ ...one, itemId })))
      .onConflictDoUpdate({
        target: [itemPeople.itemId, personId],
        set: {
          speaks: sql`excluded.speaks`,
          mentions: sql`excluded.mentions`,
          names: sql`excluded.names`,
          segmentId: sql`excluded.segment_id`,
          sign: sql`excluded.sign`,
        },
      });
  return gone.length + put.length;
}

async function putAffiliations(
  db: Db,
  itemId: string,
  affiliations: readonly Affiliation[],
): Promise<number> {
  const { label, organizationId } = speakerAffiliations;
  const ofItem = eq(speakerAffiliations.itemId, itemId);
  const stored = await db.select({ label, organizationId }).from(speakerAffiliations).where(ofItem);
  const put = affiliations.toSorted((a, b) => (a.label < b.label ? -1 : 1));
  if (
    isDeepStrictEqual(
      stored.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
      put,
    )
  )
    return 0;
  if (stored.length > 0) await db.delete(speakerAffiliations).where(ofItem);
  if (put.length > 0) await db.insert(speakerAffiliations).values(put.map((one) => ({ ...one, itemId })));
  return 1;
}

/**
 * Puts these in the place of what the text of the item said before; what an admin unlinked stays unlinked. Whether
 * anything changed.
 */
export async function replaceMentions(db: Db, itemId: string, itemMentions: ItemMentions): Promise<boolean> {
  const changed = [
    await putOrganizations(db, itemId, itemMentions.organizations),
    await putPeople(db, itemId, itemMentions.people),
    await putAffiliations(db, itemId, itemMentions.affiliations ?? []),
  ];
  return changed.some((count) => count > 0);
}
