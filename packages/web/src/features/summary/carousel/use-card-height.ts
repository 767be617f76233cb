import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the frame as high as the card that is seen, and grows with it: `--card-height` in px. The cards beside it, which may
 * be higher, scroll within it while they are swiped in. `key`: which card that is.
 */
export function useCardHeight(frame: RefObject<HTMLElement | null>, key: string | undefined): void {
  useLayoutEffect(() => {
    const element = frame.current;
    const card = element?.querySelector('[data-current] > *');
    if (!element || !card || key === undefined) return undefined;
    const measure = (): void => {
      element.style.setProperty('--card-height', `${Math.ceil(card.getBoundingClientRect().height)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(card);
    return () => observer.disconnect();
  }, [frame, key]);
}
