import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list of rows when the row that had it goes: without it the keyboard would begin again at the
 * top of the page. The element must be able to take the focus.
 */
export function useFocusStays(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const wasInside = useRef(false);
  const shown = useRef(rows);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      // A dialog about a row is asked from the row and leads back to it.
      if (target instanceof Element && target.closest('dialog')) return;
      wasInside.current = target instanceof Node && list.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useEffect(() => {
    if (shown.current === rows) return;
    shown.current = rows;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasInside.current && isLost) list.current?.focus({ preventScroll: true });
  }, [list, rows]);
}
