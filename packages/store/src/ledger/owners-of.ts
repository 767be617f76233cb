import { isCompany, type OrganisationType } from '@ecco/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { connections } from '../graph/index.ts';
import { itemOrganisations } from '../links/index.ts';
import { meetingItems } from '../meetings/index.ts';
import { organisations } from '../organisations/index.ts';

export type Named = { id: string; name: string; type: OrganisationType };
type Owner = Named & { itemId: string; holdsMeeting: boolean };

/** Whether the organisation held the meeting that the item is of. */
const holdsMeeting = sql<boolean>`exists (
  select from ${meetingItems} join ${connections} on ${connections.meetingId} = ${meetingItems.meetingId}
  where ${meetingItems.itemId} = ${itemOrganisations.itemId}
    and ${connections.organisationId} = ${itemOrganisations.organisationId})`;

/**
 * Whose each item is. Of several those who held its meeting, else those who are no company: a paper that a second fund
 * takes up, or its consultant, still tells what the first one does.
 */
export async function ownersOf(db: Db, itemIds: readonly string[]): Promise<Map<string, Named[]>> {
  const rows: Owner[] = await db
    .select({
      itemId: itemOrganisations.itemId,
      id: organisations.id,
      name: organisations.name,
      type: organisations.type,
      holdsMeeting,
    })
    .from(itemOrganisations)
    .innerJoin(organisations, eq(organisations.id, itemOrganisations.organisationId))
    .where(
      and(
        inArray(itemOrganisations.itemId, [...itemIds]),
        eq(itemOrganisations.relation, 'of'),
        isNull(itemOrganisations.unlinkedAt),
        isNull(organisations.deletedAt),
      ),
    );
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return new Map([...byItem].map(([itemId, owners]) => [itemId, closest(owners)]));
}

function closest(owners: readonly Owner[]): Named[] {
  const holders = owners.filter((owner) => owner.holdsMeeting);
  const nearer = holders.length > 0 ? holders : owners;
  const allocators = nearer.filter(({ type }) => !isCompany(type));
  const kept = allocators.length > 0 ? allocators : nearer;
  return kept.map(({ id, name, type }) => ({ id, name, type }));
}
