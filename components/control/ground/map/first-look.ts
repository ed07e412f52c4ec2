import type { MapData } from '@/lib/scenario/types';
import type { MasterCounter } from '@/lib/turn/control-desk/ground/map';

/** The window that holds the counters with some ground around them. */
export function firstLook(counters: readonly MasterCounter[], { frame }: MapData) {
  const placed = counters.filter(({ isOnMap, x, y }) => isOnMap && x !== null && y !== null);
  const xs = placed.length > 0 ? placed.map(({ x }) => x!) : [frame.minX, frame.maxX];
  const ys = placed.length > 0 ? placed.map(({ y }) => y!) : [frame.minY, frame.maxY];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    centre: { x: (left + right) / 2, y: (bottom + top) / 2 },
    kmAcross: Math.max(16, right - left + 12),
    kmUp: Math.max(12, top - bottom + 12),
  };
}
