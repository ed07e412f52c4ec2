import { type CollisionDetection, DndContext, MeasuringStrategy, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ReactNode, useId } from 'react';
import { useDragSensors } from '../use-drag-sensors';
import type { PickedHow } from '../use-picked';

interface Props {
  /** The row that a row would take the place of, while one is dragged. */
  onOver: (row: number | null) => void;
  /** Puts a row in the place of another. */
  onDrop: (row: number, place: number) => void;
  children: ReactNode;
}

/** A row lies under the pointer where it is as high as the row, however far to the right. */
const atHeight: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) =>
  droppableContainers
    .filter(({ id }) => {
      const rect = droppableRects.get(id);
      return rect && pointerCoordinates && pointerCoordinates.y >= rect.top && pointerCoordinates.y < rect.bottom;
    })
    .map(({ id }) => ({ id }));

/** Only some rows are drawn, and others while the table scrolls under the pointer. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/** Rows of a table dragged to another place, by mouse or finger, at their numbers. By keyboard Alt and an arrow carries one. */
export function DragRows({ onOver, onDrop, children }: Props) {
  return (
    <DndContext
      id={useId()}
      sensors={useDragSensors()}
      collisionDetection={atHeight}
      measuring={measuring}
      onDragOver={({ over }) => onOver(over ? Number(over.id) : null)}
      onDragCancel={() => onOver(null)}
      onDragEnd={({ active, over }) => {
        onOver(null);
        if (over && over.id !== active.id) onDrop(Number(active.id), Number(over.id));
      }}
    >
      {children}
    </DndContext>
  );
}

interface RowNumberProps {
  row: number;
  className: string;
  onPick: (how: PickedHow) => void;
}

/** The number of a row, by which it is picked with a press and dragged to another place. */
export function RowNumber({ row, className, onPick }: RowNumberProps) {
  const dragged = useDraggable({ id: `${row}` });
  const place = useDroppable({ id: `${row}` });
  return (
    <th
      ref={(node) => {
        dragged.setNodeRef(node);
        place.setNodeRef(node);
      }}
      {...dragged.listeners}
      scope="row"
      title="Press to select this row, drag to move it"
      onClick={({ shiftKey, ctrlKey, metaKey }) => onPick(shiftKey ? 'range' : ctrlKey || metaKey ? 'also' : 'alone')}
      className={`${className} cursor-grab touch-manipulation ${dragged.isDragging ? 'opacity-40' : ''}`}
    >
      {row + 1}
    </th>
  );
}
