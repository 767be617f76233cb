import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long what stands above may go on growing before the reader is left alone, in ms. */
const settleMs = 8_000;
const byReader = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Goes to the part of the page that the address names behind its `#`, and stays there while the parts above it arrive,
 * until the reader moves.
 */
export function useHashSection(): void {
  const id = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (id === '') return undefined;
    const go = (): void => document.getElementById(id)?.scrollIntoView();
    const grown = new ResizeObserver(go);
    const leave = (): void => {
      grown.disconnect();
      clearTimeout(timer);
      for (const name of byReader) window.removeEventListener(name, leave);
    };
    const timer = setTimeout(leave, settleMs);
    grown.observe(document.body);
    for (const name of byReader) window.addEventListener(name, leave, { passive: true });
    go();
    return leave;
  }, [id]);
}
