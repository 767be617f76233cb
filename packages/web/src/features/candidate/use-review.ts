import type { Candidate } from '@ecco/contract';
import { useState } from 'react';
import { takeOffer } from '../../ui/overlay/notice.store.ts';
import type { Decisions } from './use-decisions.ts';
import { useReviewKeys } from './use-review-keys.ts';

/**
 * Where somebody is in a list of candidates, which are chosen and which are open. One to a page: its keys are the page's.
 */
export function useReview(candidates: readonly Candidate[], { approve, reject }: Decisions) {
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState(0);
  const at = Math.min(current, Math.max(0, candidates.length - 1));
  const here = candidates[at];

  const choose = (place: number, isRange: boolean): void => {
    const [from, to] = isRange ? [Math.min(anchor, place), Math.max(anchor, place)] : [place, place];
    const ids = candidates.slice(from, to + 1).map(({ id }) => id);
    const next = new Set(chosen);
    const isOff = !isRange && ids.every((id) => next.has(id));
    for (const id of ids)
      if (isOff) next.delete(id);
      else next.add(id);
    setChosen(next);
    setAnchor(place);
    setCurrent(place);
  };
  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const idsOf = (): string[] => {
    const ids = candidates.filter(({ id, status }) => chosen.has(id) && status === 'New').map(({ id }) => id);
    return ids.length > 0 ? ids : here?.status === 'New' ? [here.id] : [];
  };
  const decide = (action: (ids: readonly string[]) => void): void => {
    action(idsOf());
    setChosen(new Set());
  };
  useReviewKeys({
    move: (by: 1 | -1) => setCurrent(Math.min(Math.max(at + by, 0), Math.max(0, candidates.length - 1))),
    approve: () => decide(approve),
    reject: () => decide(reject),
    choose: (isRange: boolean) => choose(at, isRange),
    toggle: () => here && toggle(here.id),
    undo: takeOffer,
  });
  return {
    ...{ at, chosen, open, choose, toggle, setCurrent },
    chosenIds: candidates.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
    clear: () => setChosen(new Set()),
    /** Chooses all of these besides those that are, or none of them where all are. */
    chooseThese: (these: readonly Candidate[]) => {
      const ids = these.map(({ id }) => id);
      const others = [...chosen].filter((id) => !ids.includes(id));
      setChosen(new Set(ids.every((id) => chosen.has(id)) ? others : [...chosen, ...ids]));
    },
    approveChosen: () => decide(approve),
    rejectChosen: () => decide(reject),
  };
}
export type Review = ReturnType<typeof useReview>;
