import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Options = {
  list: RefObject<HTMLElement | null>;
  total: number;
  /** Brings a line into the list and into view. */
  onGo: (line: number) => void;
  /** Enter: goes to the place of the line. */
  onEnter: (line: number) => void;
  /** Space: a line is no button, so it plays and pauses as everywhere else. */
  onSpace: () => void;
};

const mostFrames = 30;

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.dataset['line'] !== undefined ? target : null;

/** Gives the focus to a line as soon as it is drawn. */
function focusLine(list: HTMLElement | null, line: number, frames = mostFrames): void {
  const row = list?.querySelector<HTMLElement>(`[data-line="${line}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusLine(list, line, frames - 1));
}

/**
 * Reading with the keyboard: the list is one stop of Tab, up and down move by lines, Enter goes to the place of one.
 * Returns the line that is the stop; null until one was chosen.
 */
export function useLineKeys({ list, total, onGo, onEnter, onSpace }: Options): number | null {
  const [stop, setStop] = useState<number | null>(null);
  const latest = useRef({ onGo, onEnter, onSpace });
  latest.current = { onGo, onEnter, onSpace };

  const go = useCallback(
    (line: number): void => {
      const next = Math.max(0, Math.min(total - 1, line));
      setStop(next);
      latest.current.onGo(next);
      focusLine(list.current, next);
    },
    [list, total],
  );

  useEffect(() => {
    const element = list.current;
    const onKey = (event: KeyboardEvent): void => {
      const row = rowOf(event.target);
      if (!row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const line = Number(row.dataset['line']);
      if (event.key === 'ArrowDown') go(line + 1);
      else if (event.key === 'ArrowUp') go(line - 1);
      else if (event.key === 'Enter') latest.current.onEnter(line);
      else if (event.key === ' ') latest.current.onSpace();
      else return;
      event.preventDefault();
    };
    const onFocus = (event: FocusEvent): void => {
      const row = rowOf(event.target);
      if (row) setStop(Number(row.dataset['line']));
    };
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('focusin', onFocus);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('focusin', onFocus);
    };
  }, [list, go]);

  return stop;
}
