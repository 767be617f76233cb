import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Drag = { from: number; over: number };

/** The row of the list under the pointer, or the nearest one. */
function rowAt(list: HTMLElement, y: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex(({ bottom }) => y < bottom);
  return at === -1 ? rows.length - 1 : at;
}

/** Moving rows with a pointer: the goal is marked while it is dragged, and the row moves when it is let go. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef({ drag, onMove });
  latest.current = { drag, onMove };
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const end = (): void => setDrag(null);
    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const over = list.current ? rowAt(list.current, clientY) : 0;
        setDrag((now) => now && (now.over === over ? now : { ...now, over }));
        list.current?.children[over]?.scrollIntoView({ block: 'nearest' });
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        const { drag: last, onMove: move } = latest.current;
        if (last) move(last.from, last.over);
        end();
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    return () => listeners.abort();
  }, [isDragging, list]);

  const markOf = (row: number): 'dragged' | 'before' | 'after' | undefined => {
    if (drag === null) return undefined;
    if (drag.from === row) return 'dragged';
    if (drag.over !== row) return undefined;
    return drag.over < drag.from ? 'before' : 'after';
  };
  const start = (row: number, { button }: ReactPointerEvent): void => {
    if (button === 0) setDrag({ from: row, over: row });
  };
  return { start, markOf };
}
