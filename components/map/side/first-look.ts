import type { Place } from '@/lib/geometry';
import type { FirstLook } from '../core/first-view';
import type { MapData } from '../core/map-data';
import type { SideCounter } from './side-map';

export const middleOf = ({ frame }: Pick<MapData, 'frame'>): Place => ({
  x: (frame.minX + frame.maxX) / 2,
  y: (frame.minY + frame.maxY) / 2,
});

/** The window that shows all own counters with some ground around them; null without any. */
export function firstLook(counters: readonly Pick<SideCounter, 'x' | 'y' | 'isLost'>[]): FirstLook | null {
  const placed = counters.filter(({ x, y, isLost }) => x !== null && y !== null && !isLost);
  if (placed.length === 0) return null;
  const xs = placed.map(({ x }) => x!);
  const ys = placed.map(({ y }) => y!);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre = { x: (left + right) / 2, y: (bottom + top) / 2 };
  return { centre, kmAcross: Math.max(16, (right - left) * 1.9), kmUp: Math.max(10, (top - bottom) * 1.4) };
}
