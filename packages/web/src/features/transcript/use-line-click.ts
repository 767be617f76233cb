import { type RefObject, useCallback, useEffect } from 'react';
import { useJump } from '../../ui/citation/place.context.ts';
import { placeOfLine } from '../../ui/citation/place.ts';
import type { TranscriptLines } from './api/get-transcript.api.ts';

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

/** A click or the Enter key on a line leads to its second or page. */
export function useOnLine({ lineAt }: Pick<TranscriptLines, 'lineAt'>) {
  const jump = useJump();
  return useCallback(
    (line: number): void => {
      const segment = lineAt(line);
      if (!segment || (segment.start_ms === null && segment.page_number === null)) return;
      jump(placeOfLine(segment));
    },
    [lineAt, jump],
  );
}
