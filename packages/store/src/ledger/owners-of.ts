import { isCompany, type OrganizationType } from '@ecco/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { connections } from '../graph/index.ts';
import { itemOrganizations } from '../links/index.ts';
import { meetingItems } from '../meetings/index.ts';
import { organizations } from '../organizations/index.ts';

export type OwnerName = { id: string; name: string; type: OrganizationType };
type Owner = OwnerName & { itemId: string; holdsMeeting: boolean };

/** Whether the organization held the meeting that the item is of. */
const holdsMeeting = sql<boolean>`exists (
  select from ${meetingItems} join ${connections} on ${connections.meetingId} = ${meetingItems.meetingId}
  where ${meetingItems.itemId} = ${itemOrganizations.itemId}
    and ${connections.organizationId} = ${itemOrganizations.organizationId})`;

/**
 * Whose each item is. Of several those who held its meeting, else those who are no company: a paper that a second fund
 * takes up, or its consultant, still tells what the first one does.
 */
export async function ownersOf(db: Db, itemIds: readonly string[]): Promise<Map<string, OwnerName[]>> {
  const rows: Owner[] = await db
    .select({
      itemId: itemOrganizations.itemId,
      id: organizations.id,
      name: organizations.name,
      type: organizations.type,
      holdsMeeting,
    })
    .from(itemOrganizations)
    .innerJoin(organizations, eq(organizations.id, itemOrganizations.organizationId))
    .where(
      and(
        inArray(itemOrganizations.itemId, [...itemIds]),
        eq(itemOrganizations.relation, 'of'),
        isNull(itemOrganizations.unlinkedAt),
        isNull(organizations.deletedAt),
      ),
    );
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return new Map([...byItem].map(([itemId, owners]) => [itemId, closest(owners)]));
}

function closest(owners: readonly Owner[]): OwnerName[] {
  const holders = owners.filter((owner) => owner.holdsMeeting);
  const nearer = holders.length > 0 ? holders : owners;
  const allocators = nearer.filter(({ type }) => !isCompany(type));
  const retained = allocators.length > 0 ? allocators : nearer;
  return retained.map(({ id, name, type }) => ({ id, name, type }));
}
