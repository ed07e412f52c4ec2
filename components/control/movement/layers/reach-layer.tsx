import { useMemo } from 'react';
import type { Projection } from '@/components/map/core/projection';
import { ReachShape } from '@/components/map/core/reach-shape';
import { causesOf } from '@/lib/advice/movement/measure-move';
import { stoppedBy } from '@/lib/advice/movement/stopped-by';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import { isInField } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { reachOf } from '@/lib/ways/reach/reach';
import type { MovementMode } from '@/lib/words';

interface Props {
  map: MasterMap;
  mapData: MapData;
  counter: MasterCounter;
  mode: MovementMode;
  /** The reasons that slow it down, as ticked. */
  slowedBy: readonly string[];
  projection: Projection;
}

/**
 * The distance that the unit in hand gets in the rest of its turn (§6), as things truly are: bridges, weather and the enemy
 * count.
 */
export function ReachLayer({ map, mapData, counter, mode, slowedBy, projection }: Props) {
  const reach = useMemo(() => {
    const { id, side, x, y, mover, isImmobilised, turnShareMoved } = counter;
    const held = new Set(
      map.pairs.flatMap(({ alliedId, germanId }) => (alliedId === id ? germanId : germanId === id ? alliedId : [])),
    );
    const enemies = map.counters.filter((other) => other.side !== side && !held.has(other.id)).filter(isInField);
    return reachOf({
      from: { x: x!, y: y! },
      mover,
      mode: mode === 'roadColumn' ? 'nonTactical' : mode,
      daypart: map.daypart,
      slowedBy: causesOf({ weather: map.weather, slowedBy }),
      share: isImmobilised ? 0 : Math.max(0, 1 - turnShareMoved),
      map: mapData,
      crossings: map.crossings,
      rulebook: map.rulebook,
      stopsAt: stoppedBy(enemies, mapData, map.daypart),
    });
  }, [map, mapData, counter, mode, slowedBy]);
  return <ReachShape reach={reach} projection={projection} />;
}
