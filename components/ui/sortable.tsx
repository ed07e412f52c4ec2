'use client';

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';

export interface SortableItem {
  id: string;
  /** Its name for a screen reader. */
  name: string;
}

/**
 * Lines put in order by hand, top to bottom: dragged by mouse or finger; by keyboard Space takes a line up and puts it
 * down, the arrows carry it, Escape leaves it; all of it said aloud. `children` draws the lines, each with `useSortable`.
 */
export function Sortable({
  items,
  instructions,
  onOrder,
  children,
}: {
  items: readonly SortableItem[];
  /** The instructions for moving a line by keyboard, where there are more than Space and the arrows. */
  instructions?: string;
  onOrder: (ids: string[]) => void;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const nameOf = (id: string | number) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: string | number) => ids.indexOf(`${id}`) + 1;
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            `${instructions ?? ''} Press Space to take it up, the arrow keys to carry it, Space to put it down, Escape to leave it.`.trim(),
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is taken up.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is at place ${placeOf(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `${nameOf(active.id)} is put down at place ${placeOf(over.id)}.` : undefined,
          onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id)
          onOrder(arrayMove(ids, ids.indexOf(`${active.id}`), ids.indexOf(`${over.id}`)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
