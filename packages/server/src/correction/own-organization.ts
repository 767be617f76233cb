import type { ContentKind, EdgeType } from '@ecco/domain';
import { connectOwner, relateItem, unlinkItem } from '@ecco/pipeline';
import type { Transaction } from '@ecco/store';

type OwnershipChange = {
  itemId: string;
  kind: ContentKind;
  organizationId: string | null;
  by: string | null;
};

const owning: readonly EdgeType[] = ['PRODUCES_MEDIA', 'HAS_DOCUMENT', 'PUBLISHES_DOCUMENT'];

/** Has an item be of one organization and no other; what an edge, a show or a meeting said besides stays unlinked. */
export async function putOwnOrganization(
  tx: Pick<Transaction, 'links' | 'graph' | 'jobs'>,
  { itemId, kind, organizationId, by }: OwnershipChange,
): Promise<void> {
  const own = (await tx.links.organizationsOf(itemId)).filter(({ relation }) => relation === 'of');
  for (const { organization } of own) {
    if (organization.id === organizationId) continue;
    const connected = await tx.graph.connectionsOf({ organizationId: organization.id, edges: owning });
    const own = connected.find(
      ({ connection: { target, provenance } }) =>
        target.id === itemId && (provenance === 'hand' || provenance === 'text'),
    );
    if (own) {
      await tx.graph.disconnect(organization.id, own.connection.id);
      await relateItem(tx, itemId);
    }
    await unlinkItem(tx, { itemId, organizationId: organization.id });
  }
  if (organizationId === null || own.some(({ organization }) => organization.id === organizationId)) return;
  await connectOwner(tx, { item: { id: itemId, kind }, organizationId, by });
}
