/**
 * Whose items are, as somebody says it, or a connection. Who does what their signals tell may be somebody else then, so
 * that the store lets their events go, and they are gathered anew.
 */

import type { Transaction } from '@ecco/store';
import { queueGatheringWith } from '../jobs/gather-signals.job.ts';

type Links = Pick<Transaction, 'links' | 'jobs'>;
type ItemLink = { itemId: string; organizationId: string };

/** Has events gathered anew, since those of items that changed hands were let go. */
export const requeueGathering = (tx: Pick<Transaction, 'jobs'>): Promise<void> => queueGatheringWith(tx);

/** Has the items of an organization be what its connections say. */
export async function relateOrganization(tx: Links, organizationId: string): Promise<void> {
  if ((await tx.links.relateOrganization(organizationId)).length > 0) await queueGatheringWith(tx);
}

/** Has an item be of whom the connections say. */
export async function relateItem(tx: Links, itemId: string): Promise<void> {
  if ((await tx.links.relateItem(itemId)).length > 0) await queueGatheringWith(tx);
}

/** Says that an item is not of or about an organization, whatever is found in it later; false where they are not linked. */
export async function unlinkItem(tx: Links, at: ItemLink): Promise<boolean> {
  const isDone = await tx.links.unlink(at);
  if (isDone) await queueGatheringWith(tx);
  return isDone;
}

/** Takes that back; false where they were not linked. */
export async function relinkItem(tx: Links, at: ItemLink): Promise<boolean> {
  const isDone = await tx.links.relink(at);
  if (isDone) await queueGatheringWith(tx);
  return isDone;
}
