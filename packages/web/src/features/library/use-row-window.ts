import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ListedPlace } from '../../ui/list/listed-place.ts';
import { useWindowOffset } from '../../ui/list/use-window-offset.ts';
import { useWidth } from '../../ui/page/use-width.ts';
import type { Density } from './density.store.ts';

/** Pixels of a row, as good as can be guessed before it is drawn. */
const heights = {
  compact: { narrow: 63, middle: 40, wide: 40 },
  comfortable: { narrow: 228, middle: 160, wide: 147 },
} as const;
const rowsAroundView = 10;

/** The row in which the focus is stays drawn wherever the page is scrolled to: the next key begins there. */
function useFocusedRow() {
  const [focused, setFocused] = useState<number | null>(null);
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const place = target.closest('[data-index]')?.getAttribute('data-index');
    setFocused(place == null ? null : Number(place));
  };
  const onBlur = (): void => setFocused(null);
  const withFocused = (range: Range): number[] => {
    const places = defaultRangeExtractor(range);
    if (focused === null || focused >= range.count || places.includes(focused)) return places;
    return [...places, focused].toSorted((a, b) => a - b);
  };
  return { handlers: { onFocus, onBlur }, withFocused };
}

/** Which of many rows are drawn: those in view, scrolled by the window. The rows stand in the flow, what is not drawn is room. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, density: Density) {
  const width = useWidth();
  const { handlers, withFocused } = useFocusedRow();
  const height = heights[density][width];
  const virtualizer = useWindowVirtualizer({
    count,
    overscan: rowsAroundView,
    useFlushSync: false,
    scrollMargin: useWindowOffset(list),
    scrollPaddingStart: 120,
    scrollPaddingEnd: 80,
    estimateSize: () => height,
    rangeExtractor: withFocused,
  });
  const before = useRef(height);
  useEffect(() => {
    if (before.current !== height) virtualizer.measure();
    before.current = height;
  }, [height, virtualizer]);
  const drawn = virtualizer.getVirtualItems();
  const top = virtualizer.options.scrollMargin;
  const placed = drawn.map(({ index, start }, at) => {
    const gap = at === 0 ? 0 : start - (drawn[at - 1]?.end ?? start);
    const place: ListedPlace = {
      ref: virtualizer.measureElement,
      'data-index': index,
      'aria-posinset': index + 1,
      'aria-setsize': count,
      ...(gap > 0 && { style: { marginTop: gap } }),
    };
    return { index, place };
  });
  const style = {
    paddingTop: Math.max(0, (drawn[0]?.start ?? top) - top),
    paddingBottom: Math.max(0, virtualizer.getTotalSize() + top - (drawn.at(-1)?.end ?? top)),
  };
  return { placed, handlers, style };
}
