import type { KeyboardEvent } from 'react';
import type { MarkKeeper } from './mark-keeper';
import type { MarkHere } from './marks';

import { shiftedBy } from './use-mark-drag';
import { type Pencil, tools } from './use-pencil';

interface Parts {
  pencil: Pencil;
  keeper: MarkKeeper;
  marks: readonly MarkHere[];
  /** The thing pressed: of the marks, the one that the arrows move. */
  chosen: string | null;
  /** True when all of it lies on the printed map. */
  isOnMap: (points: readonly (readonly [number, number])[]) => boolean;
  /** Nothing may be drawn or moved. */
  isStill: boolean;
  onRemove: (mark: string) => void;
  onFind: () => void;
  onLayers: () => void;
  onBookmarks: () => void;
  /** Leaves what is in hand; false: nothing was. */
  onLeave: () => boolean;
}

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** 1 km, or 100 m with Shift. */
const step = ({ shiftKey }: KeyboardEvent) => (shiftKey ? 0.1 : 1);

/** The keys of the map, before the map's own: they draw with the pencil in hand, else take one or move a mark. */
export function mapKeys({
  pencil,
  keeper,
  marks,
  chosen,
  isOnMap,
  isStill,
  onRemove,
  onFind,
  onLayers,
  onBookmarks,
  onLeave,
}: Parts) {
  const drawing = (event: KeyboardEvent): boolean => {
    const way = ways[event.key];
    if (way) pencil.moveCross(way[0] * step(event), way[1] * step(event));
    else if (event.key === 'Enter') pencil.putAtCross();
    else if (event.key === 'Escape' || event.key === 'Backspace') pencil.back();
    else return false;
    return true;
  };
  const onMark = (event: KeyboardEvent, mark: MarkHere): boolean => {
    const way = ways[event.key];
    if (way && mark.id === chosen) {
      const points = shiftedBy(mark.points, way[0] * step(event), way[1] * step(event));
      if (isOnMap(points)) keeper.edit(mark.id, { points });
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(mark.id);
    else return false;
    return true;
  };
  const atHand = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const tool = tools.find((one) => one.key.toLowerCase() === key);
    if (tool && !isStill) pencil.take(tool.tool);
    else if (key === '/') onFind();
    else if (key === 'l') onLayers();
    else if (key === '5') onBookmarks();
    else if (key === 'escape') return onLeave();
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.altKey || !target.closest('.map')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const mark = isStill
      ? undefined
      : marks.find(({ id }) => id === target.closest('[data-mark]')?.getAttribute('data-mark'));
    const isUndo = isCommand && event.key === 'z' && !isStill;
    if (isUndo) keeper.undo();
    const isDone = isCommand
      ? isUndo
      : (pencil.tool !== null && drawing(event)) || (mark && onMark(event, mark)) || atHand(event);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
