import type { PersonPlace } from '@ecco/contract';
import type { EdgeType } from '@ecco/domain';

/** Where somebody is or was, and as what, as the fields show it. */
export type PlaceDraft = { edge: EdgeType; title: string; since: string; until: string };
type PlaceFault = 'organization' | 'until';

export const emptyPlace: PlaceDraft = { edge: 'HAS_STAFF_MEMBER', title: '', since: '', until: '' };

export const draftOfPlace = ({ edge_type: edge, title, since, until }: PersonPlace): PlaceDraft => ({
  edge,
  title: title ?? '',
  since: since ?? '',
  until: until ?? '',
});

/** What keeps a place from being saved. */
export function faultsOfPlace({ since, until }: PlaceDraft, organizationId: string | null): PlaceFault[] {
  return [
    ...(organizationId === null ? (['organization'] as const) : []),
    ...(since !== '' && until !== '' && since > until ? (['until'] as const) : []),
  ];
}

/** What the server is told of a place. */
export const sayOfPlace = ({ edge, title, since, until }: PlaceDraft) => ({
  edge_type: edge,
  properties: { title: title.trim() || null, date: since || null, until: until || null },
});
