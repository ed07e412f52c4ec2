import { DndContext, DragOverlay, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ReactNode, useId, useState } from 'react';
import { useDragSensors } from '../use-drag-sensors';

interface Props {
  /** Puts a unit, by its row, into a formation. */
  onDrop: (row: number, path: readonly string[]) => void;
  /** What is carried, drawn. */
  drawn: (row: number) => ReactNode;
  children: ReactNode;
}

/** Units dragged by mouse or finger to a formation. By keyboard they are picked, and moved by the menu of all that are picked. */
export function DragUnits({ onDrop, drawn, children }: Props) {
  const [carried, setCarried] = useState<number | null>(null);
  return (
    <DndContext
      id={useId()}
      sensors={useDragSensors()}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setCarried(Number(active.id))}
      onDragCancel={() => setCarried(null)}
      onDragEnd={({ active, over }) => {
        setCarried(null);
        if (over) onDrop(Number(active.id), over.data.current?.path as readonly string[]);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{carried !== null && drawn(carried)}</DragOverlay>
    </DndContext>
  );
}

/** The handle of a unit: its counter. */
export function Carried({ row, children }: { row: number; children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `${row}` });
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      title="Drag it to another formation"
      className={`cursor-grab touch-manipulation ${isDragging ? 'opacity-40' : ''}`}
    >
      {children}
    </span>
  );
}

/** A formation that units can be put into. */
export function Takes({ path, children }: { path: readonly string[]; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: `into ${JSON.stringify(path)}`, data: { path } });
  return (
    <div ref={setNodeRef} className={isOver ? 'outline-2 outline-mine' : ''}>
      {children}
    </div>
  );
}
