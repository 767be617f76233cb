import { limits } from '@ecco/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TranscriptLines } from './api/get-transcript.api.ts';
import { estimateHeight } from './estimate-height.ts';

const linesAroundView = 8;

/** Draws only the lines in view, scrolled by the window. `lines` is read through a ref, to guess heights. */
export function useLineWindow(list: RefObject<HTMLElement | null>, count: number) {
  const [offset, setOffset] = useState(0);
  const lines = useRef<TranscriptLines | null>(null);

  // What stands above the list grows and shrinks: chapters open, results come.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = (): void => setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  const virtualizer = useWindowVirtualizer({
    count,
    overscan: linesAroundView,
    useFlushSync: false,
    scrollMargin: offset,
    scrollPaddingStart: 120,
    scrollPaddingEnd: 120,
    estimateSize: (line) => {
      const segment = lines.current?.lineAt(line);
      const before = lines.current?.lineAt(line - 1);
      return estimateHeight(segment?.text, segment?.speaker_label !== before?.speaker_label);
    },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? Math.min(count, limits.transcriptShown) - 1;
  return { virtualizer, items, first, last, lines };
}
