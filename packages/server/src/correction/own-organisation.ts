import type { ContentKind, EdgeType } from '@ecco/domain';
import { connectOwner, relateItem, unlinkItem } from '@ecco/pipeline';
import type { Transaction } from '@ecco/store';

type Wanted = { itemId: string; kind: ContentKind; organisationId: string | null; by: string | null };

const owning: readonly EdgeType[] = ['PRODUCES_MEDIA', 'HAS_DOCUMENT', 'PUBLISHES_DOCUMENT'];

/** Has an item be of one organization and no other; what an edge, a show or a meeting said besides stays unlinked. */
export async function putOwnOrganisation(
  tx: Pick<Transaction, 'links' | 'graph' | 'jobs'>,
  { itemId, kind, organisationId, by }: Wanted,
): Promise<void> {
  const own = (await tx.links.organisationsOf(itemId)).filter(({ relation }) => relation === 'of');
  for (const { organisation } of own) {
    if (organisation.id === organisationId) continue;
    const connected = await tx.graph.connectionsOf({ organisationId: organisation.id, edges: owning });
    const own = connected.find(
      ({ connection: { target, provenance } }) =>
        target.id === itemId && (provenance === 'hand' || provenance === 'text'),
    );
    if (own) {
      await tx.graph.disconnect(organisation.id, own.connection.id);
      await relateItem(tx, itemId);
    }
    await unlinkItem(tx, { itemId, organisationId: organisation.id });
  }
  if (organisationId === null || own.some(({ organisation }) => organisation.id === organisationId)) return;
  await connectOwner(tx, { item: { id: itemId, kind }, organisationId, by });
}
