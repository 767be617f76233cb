import { type RefObject, useEffect } from 'react';

const name = '--player-now';
const { style } = document.documentElement;

/** Says on the page how high the player is just now, small or opened, so that what lies above it stays above it. */
export function useRoomNow(bar: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const shown = bar.current;
    if (!isThere || shown === null) return undefined;
    const observer = new ResizeObserver(() => style.setProperty(name, `${shown.offsetHeight}px`));
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [bar, isThere]);
}
