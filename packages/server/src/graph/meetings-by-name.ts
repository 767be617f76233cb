import { relateOrganization } from '@ecco/pipeline';
import type { Transaction } from '@ecco/store';

/**
 * Connects organizations to the meetings that name them as their fund, word for word, and to no organization yet; a
 * name that two organizations share connects to neither.
 */
export async function adoptMeetings(
  tx: Pick<Transaction, 'graph' | 'links' | 'jobs'>,
  organizationIds: readonly string[],
): Promise<void> {
  const matches = await tx.graph.meetingsCalledAfter(organizationIds);
  for (const { organizationId, meetingId: id } of matches) {
    const target = { kind: 'meeting' as const, id };
    await tx.graph.connect({ organizationId, edge: 'HAS_MEETING', target, provenance: 'text' });
  }
  for (const id of new Set(matches.map(({ organizationId }) => organizationId)))
    await relateOrganization(tx, id);
}
