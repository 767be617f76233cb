import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { organizations } from '../organizations/index.ts';
import { connectedSince } from './connected-since.ts';
import { itemOrganizations } from './item-link.table.ts';

/** The organization that an item is of. */
export type Owner = { id: string; slug: string; name: string };

/** The organization that each of these items is of; of several that which was connected first. */
export async function ownersOf(db: Db, itemIds: readonly string[]): Promise<Map<string, Owner>> {
  if (itemIds.length === 0) return new Map();
  const { id, slug, name } = organizations;
  const rows = await db
    .select({ itemId: itemOrganizations.itemId, organization: { id, slug, name } })
    .from(itemOrganizations)
    .innerJoin(organizations, eq(organizations.id, itemOrganizations.organizationId))
    .where(
      and(
        isOneOf(itemOrganizations.itemId, itemIds),
        eq(itemOrganizations.relation, 'of'),
        isNull(itemOrganizations.unlinkedAt),
        isNull(organizations.deletedAt),
      ),
    )
    .orderBy(connectedSince, name);
  // Of one item the first is set last.
  return new Map(rows.toReversed().map(({ itemId, organization }) => [itemId, organization]));
}
