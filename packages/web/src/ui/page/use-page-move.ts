import { useEffect } from 'react';

/** Between two looks, in ms. */
const throttleMs = 100;

/** Calls `look` after the page was scrolled, and after what is on it grew or shrank: then too, something else is in view. */
export function usePageMove(look: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const onMove = (): void => {
      timer ??= setTimeout(() => {
        timer = null;
        look();
      }, throttleMs);
    };
    const grown = new ResizeObserver(onMove);
    grown.observe(document.body);
    window.addEventListener('scroll', onMove, { passive: true });
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', onMove);
      if (timer) clearTimeout(timer);
    };
  }, [look]);
}
