import { type RefObject, useEffect } from 'react';

const busy = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"]';

const hitsIn = (area: HTMLElement | null): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>('[data-hit]') ?? []),
];

/** The one that a step leads to: from the hit that has the focus, else the first. */
function stepTo(area: HTMLElement | null, step: number): HTMLElement | undefined {
  const hits = hitsIn(area);
  const at = document.activeElement instanceof HTMLElement ? hits.indexOf(document.activeElement) : -1;
  return at === -1 ? hits[0] : hits[Math.min(hits.length - 1, Math.max(0, at + step))];
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

type Options = {
  area: RefObject<HTMLElement | null>;
  /** Whether keys work that are pressed alone. */
  enabled: boolean;
  /** Goes back to the field. */
  onLeave: () => void;
};

/** `j` and `k` go from hit to hit, Enter opens one as every link does, Escape leads back to the field. */
export function useHitKeys({ area, enabled, onLeave }: Options): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (event.target instanceof Element && event.target.closest(busy)) return;
      const step = steps[event.key];
      if (step !== undefined) {
        const hit = stepTo(area.current, step);
        if (!hit) return;
        event.preventDefault();
        hit.focus();
        hit.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Escape' && area.current?.contains(document.activeElement)) {
        event.preventDefault();
        onLeave();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [area, enabled, onLeave]);
}

/** Gives the focus to the best hit. */
export const goToFirstHit = (area: HTMLElement | null): void =>
  hitsIn(area)[0]?.focus({ preventScroll: true });
