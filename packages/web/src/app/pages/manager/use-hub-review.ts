import type { Candidate } from '@ecco/contract';
import { approveFrom } from '@ecco/domain';
import { useState } from 'react';
import { type useHubManager, useWaiting } from '../../../features/candidate/api/candidates.api.ts';
import { useDecisions } from '../../../features/candidate/use-decisions.ts';
import { useReview } from '../../../features/candidate/use-review.ts';

export type FollowedOrganization = NonNullable<
  ReturnType<typeof useHubManager>['data']
>['followed_orgs'][number];

/** What waits of an organization; `from`: where its first one stands in the review. */
export type WaitingCandidates = { candidates: readonly Candidate[]; total: number; from: number };
export type PanelState = 'closed' | 'loading' | 'failed' | WaitingCandidates;

/** So many organizations are opened at once: each is a question to the server and a list on the page. */
const openedAtOnce = 25;

/**
 * The review of a hub: what waits of every organization whose panel is open is one list, in the order of the page, so
 * that it is chosen and decided across organizations, and a key acts in one place alone.
 */
export function useHubReview(orgs: readonly FollowedOrganization[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = orgs.filter(({ slug }) => open.has(slug));
  const queries = useWaiting(shown.map(({ slug }) => slug));
  const lists = queries.map(({ data }) => data?.candidates ?? []);
  const candidates = lists.flat();
  const decisions = useDecisions();
  const review = useReview(candidates, decisions);
  const worth = candidates.filter(
    ({ metadata }) => (metadata.llm_classification?.overall_value ?? 0) >= approveFrom,
  );
  const chosenOrgs = lists.filter((list) => list.some(({ id }) => review.chosen.has(id))).length;
  const waiting = orgs.filter((org) => org.new > 0).slice(0, openedAtOnce);

  const stateOf = ({ slug }: FollowedOrganization): PanelState => {
    const at = shown.findIndex((one) => one.slug === slug);
    if (at < 0) return 'closed';
    const query = queries[at];
    if (query?.data === undefined) return query?.isError ? 'failed' : 'loading';
    const { candidates: own, pagination } = query.data;
    return { candidates: own, total: pagination.total, from: lists.slice(0, at).flat().length };
  };
  return {
    ...{ review, decisions, worth, chosenOrgs, waiting, stateOf },
    isAnyOpen: open.size > 0,
    setOpen: (slug: string, isOpen: boolean) =>
      setOpen((now) => {
        if (now.has(slug) === isOpen) return now;
        return new Set(isOpen ? [...now, slug] : [...now].filter((one) => one !== slug));
      }),
    openWaiting: () => setOpen(new Set(waiting.map(({ slug }) => slug))),
    closeAll: () => setOpen(new Set()),
  };
}
export type HubReview = ReturnType<typeof useHubReview>;
