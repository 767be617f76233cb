import type { Transaction } from '@ecco/store';

/**
 * Connects an organisation to the meetings that name it as their fund, word for word, and to no organisation yet; a
 * name that two organisations share connects to neither.
 */
export async function adoptMeetings(
  { graph, links }: Pick<Transaction, 'graph' | 'links'>,
  organisationId: string,
): Promise<void> {
  const meetingIds = await graph.meetingsCalledAfter(organisationId);
  for (const id of meetingIds) {
    const target = { kind: 'meeting' as const, id };
    await graph.connect({ organisationId, edge: 'HAS_MEETING', target, provenance: 'text' });
  }
  if (meetingIds.length > 0) await links.relateOrganisation(organisationId);
}
