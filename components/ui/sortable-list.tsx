'use client';

import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { Sortable, type SortableItem } from './sortable';

/** A list put in order by its handles. `children` draws what stands beside the handle. */
export function SortableList<T extends SortableItem>({
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
  return (
    <Sortable items={items} onOrder={onOrder}>
      <ol aria-label={label}>
        {items.map((item, at) => (
          <Line key={item.id} item={item}>
            {children(item, at)}
          </Line>
        ))}
      </ol>
    </Sortable>
  );
}

function Line({ item: { id, name }, children }: { item: SortableItem; children: ReactNode }) {
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
