import { useMemo } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { squareReference } from '@/components/map/core/square-reference';
import { useToast } from '@/components/ui/toast';
import { centreOf, type Place, placeFault, squareFault, standsAround } from '@/lib/geometry';
import type { DeskCounter } from '@/lib/visibility/player/desk';
import { useSquares } from '../sheets/squares';

/** The squares of the sheets on this map, and how one is drawn for the row that asks for it. */
export function useSquare(mapData: MapData | null, counters: readonly DeskCounter[]) {
  const { onSheets, toDraw, leave } = useSquares();
  const say = useToast();
  const near = useMemo(() => {
    const placed = counters.flatMap(({ x, y, isLost }) => (x === null || y === null || isLost ? [] : [{ x, y }]));
    return mapData && standsAround(mapData.frame, centreOf(placed));
  }, [mapData, counters]);
  /** Writes it in the row. Says why it cannot lie there; null: it does. */
  const onSquare = (middle: Place): string | null => {
    if (!mapData || !near || !toDraw) return null;
    const at = squareReference(mapData.frame, middle, near);
    const fault = (toDraw.isPoint ? placeFault : squareFault)(mapData.frame, at, near);
    if (fault) return fault;
    toDraw.onDrawn(at);
    say(`${toDraw.name}: ${at}.`);
    return null;
  };
  return { onSheets, near, toDraw, leave, onSquare };
}
