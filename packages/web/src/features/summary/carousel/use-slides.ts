import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Without `scrollend` a scroll counts as over when nothing moved for so long. */
const settledMs = 200;

type Options = { position: number; count: number; onSwipe: (position: number) => void };

/**
 * Slides side by side in an element that scrolls: shows the one at `position`, and tells when somebody has swiped to
 * another one. A focus inside the slide that leaves goes along to the next.
 */
export function useSlides<Track extends HTMLElement>({ position, count, onSwipe }: Options) {
  const track: RefObject<Track | null> = useRef<Track>(null);
  const before = useRef(position);
  const hadFocus = useRef(false);
  // Asked before the page is changed: the browser takes the focus away from a slide that is out of reach.
  hadFocus.current =
    before.current !== position &&
    track.current?.children[before.current]?.contains(document.activeElement) === true;

  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    const left = position * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) > 2) element.scrollTo({ left, behavior: 'instant' });
    const next = element.children[position];
    if (hadFocus.current && next instanceof HTMLElement) next.focus({ preventScroll: true });
    before.current = position;
  }, [position]);

  const settle = useCallback((): void => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const at = Math.min(Math.round(element.scrollLeft / element.clientWidth), count - 1);
    if (at !== before.current) onSwipe(at);
  }, [count, onSwipe]);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    if ('onscrollend' in window) element.addEventListener('scrollend', settle, { signal });
    else
      element.addEventListener(
        'scroll',
        () => {
          clearTimeout(timer);
          timer = setTimeout(settle, settledMs);
        },
        { signal, passive: true },
      );
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [settle]);

  return track;
}
