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
import type { ReactNode } from 'react';

type Props = {
  /** The ids of the rows that can be moved, in their order. */
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
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

/** Rows that are put in order by their handles, with a mouse, a pen or a finger; for the keyboard rows have buttons. */
export function SortableRows({ ids, onMove, children }: Props) {
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
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** What a row and its handle need to be dragged; rows that are not among the ids stay where they are. */
export function useSortableRow(id: string) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    row: {
      ref: setNodeRef,
      'data-dragged': isDragging || undefined,
      style: transform ? { transform: `translateY(${transform.y}px)`, transition } : undefined,
    },
    handle: { ref: setActivatorNodeRef, ...listeners },
  };
}
