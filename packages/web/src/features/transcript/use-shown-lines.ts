import { limits } from '@ecco/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useWindowOffset } from '../../ui/list/use-window-offset.ts';
import { type TranscriptLines, useTranscriptPages } from './api/get-transcript.api.ts';
import { estimateHeight } from './estimate-height.ts';
import { pagesOf } from './shown-lines.ts';

type Source = Parameters<typeof useTranscriptPages>[0];

/** All lines of some pages. */
const pageLines = (pages: readonly number[], total: number): number[] =>
  pages
    .flatMap((page) =>
      Array.from({ length: limits.transcriptPage }, (_, at) => page * limits.transcriptPage + at),
    )
    .filter((line) => line < total);

/** The lines that are shown so far, and those of them that are drawn and fetched. */
export function useShownLines(source: Source, list: RefObject<HTMLDivElement | null>) {
  const { total } = source;
  const [reached, setShown] = useState<number>(limits.transcriptShown);
  // The transcript may arrive while its page is open: what is shown grows with it.
  const shown = Math.min(total, Math.max(reached, limits.transcriptShown));
  const [requested, setWanted] = useState(0);
  const { virtualizer, items, first, last, lines: linesRef } = useLineWindow(list, shown);
  const pages = useMemo(
    () => pagesOf([0, requested, Math.max(0, first - 1), Math.max(0, last)], limits.transcriptPage),
    [first, last, requested],
  );
  const lines = useTranscriptPages(source, pages);
  linesRef.current = lines;
  const known = useMemo(() => pageLines(pages, total), [pages, total]);
  return { shown, setShown, setWanted, virtualizer, items, lines, known };
}

const linesAroundView = 8;

/** Draws only the lines in view, scrolled by the window. `lines` is read through a ref, to guess heights. */
function useLineWindow(list: RefObject<HTMLElement | null>, count: number) {
  const offset = useWindowOffset(list);
  const lines = useRef<TranscriptLines | null>(null);
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
