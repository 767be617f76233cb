import type { Item } from '@ecco/contract';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { type DeepLink, withoutPlace } from './deep-link.ts';

/** The place that a link names; a search is none. */
function positionKey(uuid: string, { search: _words, ...place }: DeepLink): string {
  const entries = Object.entries(place).sort(([a], [b]) => a.localeCompare(b));
  return `${uuid}?${JSON.stringify(entries)}`;
}

/** The address of the page of an item, which says the place that was moved to, so that Back leads to where that began. */
export function usePageAddress({ uuid }: Pick<Item, 'uuid'>, link: DeepLink) {
  const navigate = useNavigate();
  const opened = useRef<string | null>(null);
  /** What had the focus before a jump, by the address it was left at. */
  const left = useRef(new Map<string, HTMLElement>());
  const here = positionKey(uuid, link);
  /** Leaves what is being read for a place, which is written in the address. */
  const leaveFor = useCallback(
    (place: DeepLink, arrive: () => void): void => {
      const next: DeepLink = { ...withoutPlace(link), ...place };
      if (document.activeElement instanceof HTMLElement) left.current.set(here, document.activeElement);
      opened.current = positionKey(uuid, next);
      arrive();
      if (here === opened.current) return;
      void navigate({ to: '.', search: next, resetScroll: false });
    },
    [here, uuid, link, navigate],
  );
  /** Gives the focus back to what had it here. False where the page was moved here by itself, or is here already. */
  const open = useCallback((): boolean => {
    if (opened.current === here) return false;
    opened.current = here;
    left.current.get(here)?.focus({ preventScroll: true });
    return true;
  }, [here]);
  return { leaveFor, open };
}
