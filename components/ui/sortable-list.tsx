'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';

interface Item {
  id: string;
  /** Its name to the ear. */
  name: string;
}

/**
 * A list put in order by its handles: dragged by mouse or finger; by keyboard Space takes a line up and puts it down, the
 * arrows move it. `children` draws what stands beside the handle.
 */
export function SortableList<T extends Item>({
  label,
  items,
  onOrder,
  children,
}: {
  label: string;
  items: readonly T[];
  onOrder: (ids: string[]) => void;
  children: (item: T, at: number) => ReactNode;
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const id = useId();
  const ids = items.map((item) => item.id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext id={id} sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label}>
          {items.map((item, at) => (
            <Line key={item.id} item={item}>
              {children(item, at)}
            </Line>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Line({ item: { id, name }, children }: { item: Item; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate(0, ${transform.y}px)` : undefined, transition }}
      className={`flex items-center border-b border-rule bg-sheet ${isDragging ? 'relative z-10 shadow-2' : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        className="min-h-handle-small w-7 shrink-0 cursor-grab touch-none text-ink-3 hover:text-ink"
      >
        <svg aria-hidden viewBox="0 0 8 12" className="mx-auto w-2" fill="currentColor">
          <path d="M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1zM5 5h2v2H5zM1 9h2v2H1zM5 9h2v2H5z" />
        </svg>
      </button>
      {children}
    </li>
  );
}
