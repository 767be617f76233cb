import { type DragEvent, useState } from 'react';

/** What a row and its handle need to be dragged to another place. */
export type RowDrag = {
  row: {
    'data-dragged': true | undefined;
    /** On which side of this row the dragged one would come to lie. */
    'data-drop': 'before' | 'after' | undefined;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  handle: { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
};

/** Rows that can be dragged by their handles with a mouse; other hands have the buttons. */
export function useRowDrag(onMove: (from: number, to: number) => void): { of: (at: number) => RowDrag } {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  const of = (at: number): RowDrag => ({
    row: {
      'data-dragged': dragged === at || undefined,
      'data-drop':
        dragged === null || over !== at || dragged === at ? undefined : dragged < at ? 'after' : 'before',
      onDragOver: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDrop: (event) => {
        event.preventDefault();
        if (dragged !== null) onMove(dragged, at);
        end();
      },
    },
    handle: {
      draggable: true,
      onDragStart: (event) => {
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 24, 24);
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers drag nothing that carries nothing.
        event.dataTransfer.setData('text/plain', String(at + 1));
        setDragged(at);
      },
      onDragEnd: end,
    },
  });
  return { of };
}
