import { createContext, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { optionalChunk } from '../../chunks/lazy-chunk.ts';
import type { RowDrag } from './row-dragging.tsx';

const RowDragging = optionalChunk(
  () => import('./row-dragging.tsx'),
  ({ RowDragging }) => RowDragging,
);

type Props = {
  /** The ids of the rows that can be moved, in their order; none where nobody may. */
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};
type DragOf = (id: string) => StoreApi<RowDrag>;

const still: RowDrag = { row: {}, handle: {} };

/** What each row is given, by its id; each is told alone, since lists are long. */
function createDrags(): DragOf {
  const drags = new Map<string, StoreApi<RowDrag>>();
  return (id) => {
    const drag = drags.get(id) ?? createStore(() => still);
    drags.set(id, drag);
    return drag;
  };
}

const Drags = createContext(createDrags());

/**
 * Rows that are put in order by their handles, with a mouse, a pen or a finger; for the keyboard rows have buttons. What
 * drags them comes after the rows, and only where some can be moved.
 */
export function SortableRows({ ids, onMove, children }: Props) {
  const [dragOf] = useState<DragOf>(createDrags);
  const onRow = useCallback(
    (id: string, drag: RowDrag | null): void => dragOf(id).setState(drag ?? still),
    [dragOf],
  );
  return (
    <Drags value={dragOf}>
      {children}
      {ids.length > 0 ? (
        <Suspense>
          <RowDragging ids={ids} onMove={onMove} onRow={onRow} />
        </Suspense>
      ) : null}
    </Drags>
  );
}

/** What a row and its handle need to be dragged; rows that are not among the ids stay where they are. */
export const useSortableRow = (id: string): RowDrag => useStore(use(Drags)(id));
