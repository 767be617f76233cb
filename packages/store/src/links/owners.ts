import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { organisations } from '../organisations/index.ts';
import { connectedSince } from './connected-since.ts';
import { itemOrganisations } from './item-link.table.ts';

/** The organisation that an item is of. */
export type Owner = { id: string; slug: string; name: string };

/** The organisation that each of these items is of; of several that which was connected first. */
export async function ownersOf(db: Db, itemIds: readonly string[]): Promise<Map<string, Owner>> {
  if (itemIds.length === 0) return new Map();
  const { id, slug, name } = organisations;
  const rows = await db
    .select({ itemId: itemOrganisations.itemId, organisation: { id, slug, name } })
    .from(itemOrganisations)
    .innerJoin(organisations, eq(organisations.id, itemOrganisations.organisationId))
    .where(
      and(
        isOneOf(itemOrganisations.itemId, itemIds),
        eq(itemOrganisations.relation, 'of'),
        isNull(itemOrganisations.unlinkedAt),
        isNull(organisations.deletedAt),
      ),
    )
    .orderBy(connectedSince, name);
  // Of one item the first is set last.
  return new Map(rows.toReversed().map(({ itemId, organisation }) => [itemId, organisation]));
}
