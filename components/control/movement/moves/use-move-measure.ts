'use client';

import { useMemo } from 'react';
import { type MeasureCounter, measureOn } from '@/lib/advice/movement/measure-counter';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { roadWay } from '@/lib/ways/roads';
import type { MoveChoices } from './use-move-choices';

interface Measuring {
  /** Null too where the map is not there yet. */
  measure: MeasureCounter;
  /** The places of a way by road where the unit goes by road, or the way-points as they were set. */
  viaOf: (counter: MasterCounter, to: Place, via: readonly Place[]) => readonly Place[];
}

/** Measures moves with what this screen knows of the enemy, the crossings and the weather, as the verb will (§6). */
export function useMoveMeasure(
  map: MasterMap,
  mapData: MapData | null,
  { isByRoad, slowedBy }: MoveChoices,
): Measuring {
  const measure = useMemo(() => (mapData ? measureOn(map, mapData, slowedBy) : () => null), [map, mapData, slowedBy]);

  const viaOf: Measuring['viaOf'] = (counter, to, via) => {
    if (!mapData || !isByRoad(counter.id) || counter.x === null || counter.y === null) return via;
    return roadWay({ x: counter.x, y: counter.y }, to, mapData, via)?.slice(1, -1) ?? via;
  };

  return { measure, viaOf };
}
