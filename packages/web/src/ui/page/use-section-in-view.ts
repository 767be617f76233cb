import { useCallback, useState } from 'react';
import { usePageMove } from './use-page-move.ts';

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/** The section that has passed the upper third of the window last, by id. */
export function useSectionInView(sections: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const look = useCallback(() => {
    const passed = sections
      .map(({ id }) => ({ id, top: topOf(id) }))
      .filter(({ top }) => top < window.innerHeight / 3)
      .sort((a, b) => b.top - a.top);
    setCurrent(passed[0]?.id ?? null);
  }, [sections]);
  usePageMove(look);
  return current;
}
