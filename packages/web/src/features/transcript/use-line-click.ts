import { type RefObject, useEffect } from 'react';

/**
 * Lets a pointer play from the words of a line. One listener for all lines; the keyboard has the time chip. A click
 * that ends a selection is left alone, since people come here to quote.
 */
export function useLineClick(list: RefObject<HTMLElement | null>, onLine: (line: number) => void): void {
  useEffect(() => {
    const element = list.current;
    const onClick = (event: MouseEvent): void => {
      const words = event.target instanceof Element ? event.target.closest('[data-words]') : null;
      if (!words || !getSelection()?.isCollapsed) return;
      onLine(Number(words.getAttribute('data-words')));
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [list, onLine]);
}
