/*
 * What moves rows with a mouse, a pen or a finger. It stands beside the rows and not around them: when it comes, they
 * stay what they are, with their focus.
 */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type CSSProperties, type RefCallback, useLayoutEffect } from 'react';

/** What a row and its handle are given to be dragged. */
export type RowDrag = {
  row: {
    ref?: RefCallback<HTMLElement>;
    'data-dragged'?: true | undefined;
    style?: CSSProperties | undefined;
  };
  handle: { ref?: RefCallback<HTMLElement> };
};
type OnRow = (id: string, drag: RowDrag | null) => void;
type Props = {
  /** The ids of the rows that can be moved, in their order. */
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  /** Told what a row is to be given, and with null that it is no longer dragged. */
  onRow: OnRow;
};

/** A pointer that moves less than this presses the handle, in px. */
const dragBeginsPx = 4;

// The lists say themselves where an entry was moved to, whichever way it was moved.
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function DraggedRow({ id, onRow }: { id: string; onRow: OnRow }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const y = transform?.y ?? null;
  useLayoutEffect(() => {
    onRow(id, {
      row: {
        ref: setNodeRef,
        'data-dragged': isDragging || undefined,
        style: y === null ? undefined : { transform: `translateY(${y}px)`, transition },
      },
      handle: { ref: setActivatorNodeRef, ...listeners },
    });
  }, [id, onRow, setNodeRef, setActivatorNodeRef, listeners, y, transition, isDragging]);
  useLayoutEffect(() => () => onRow(id, null), [id, onRow]);
  return null;
}

/** Drags the rows of a list; shows nothing itself. */
export function RowDragging({ ids, onMove, onRow }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: dragBeginsPx } }));
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: silent }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <DraggedRow key={id} id={id} onRow={onRow} />
        ))}
      </SortableContext>
    </DndContext>
  );
}
