import { relateOrganisation } from '@ecco/pipeline';
import type { Transaction } from '@ecco/store';

/**
 * Connects organisations to the meetings that name them as their fund, word for word, and to no organisation yet; a
 * name that two organisations share connects to neither.
 */
export async function adoptMeetings(
  tx: Pick<Transaction, 'graph' | 'links' | 'jobs'>,
  organisationIds: readonly string[],
): Promise<void> {
  const found = await tx.graph.meetingsCalledAfter(organisationIds);
  for (const { organisationId, meetingId: id } of found) {
    const target = { kind: 'meeting' as const, id };
    await tx.graph.connect({ organisationId, edge: 'HAS_MEETING', target, provenance: 'text' });
  }
  for (const id of new Set(found.map(({ organisationId }) => organisationId)))
    await relateOrganisation(tx, id);
}
