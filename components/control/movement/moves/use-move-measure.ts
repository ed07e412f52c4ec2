'use client';

import { useMemo } from 'react';
import { isInfantry, isTanks } from '@/lib/adjudication/arms';
import { type Leg, measureLeg } from '@/lib/advice/movement/measure-move';
import type { StandingEnemy } from '@/lib/advice/movement/passing-by';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { roadWay } from '@/lib/ways/roads';
import type { Arm, MovementMode, UnitFlag } from '@/lib/words';
import type { MoveChoices } from './use-move-choices';

/** Measures a move of a counter over way-points; null where it stands nowhere or the map is not there yet. */
export type Measure = (counter: MasterCounter, to: Place, mode: MovementMode, via?: readonly Place[]) => Leg | null;

interface Measuring {
  measure: Measure;
  /** The places of a way by road where the unit goes by road, or the way-points as they were set. */
  viaOf: (counter: MasterCounter, to: Place, via: readonly Place[]) => readonly Place[];
}

/** Measures moves with what this screen knows of the enemy, the crossings and the weather, as the verb will (§6). */
export function useMoveMeasure(
  map: MasterMap,
  mapData: MapData | null,
  { isByRoad, slowedBy }: MoveChoices,
): Measuring {
  const enemies = useMemo(() => enemiesBySide(map.counters), [map.counters]);
  const contacts = useMemo(() => contactsByUnit(map.pairs), [map.pairs]);

  const measure: Measure = (counter, to, mode, via = []) => {
    if (!mapData || counter.x === null || counter.y === null) return null;
    return measureLeg({
      from: { x: counter.x, y: counter.y },
      to,
      via,
      slowedBy: slowedBy(counter),
      mover: counter.mover,
      mode,
      daypart: map.daypart,
      weather: map.weather,
      kmBefore: counter.kmMoved,
      shareBefore: counter.turnShareMoved,
      map: mapData,
      crossings: map.crossings,
      rulebook: map.rulebook,
      beside: {
        enemies: enemies[counter.side],
        action: counter.order?.action ?? null,
        isTanks: isTanks({ arm: counter.arm as Arm, flags: counter.flags as UnitFlag[] }),
        inContact: contacts.get(counter.id) ?? new Set(),
      },
    });
  };

  const viaOf: Measuring['viaOf'] = (counter, to, via) => {
    if (!mapData || !isByRoad(counter.id) || counter.x === null || counter.y === null) return via;
    return roadWay({ x: counter.x, y: counter.y }, to, mapData, via)?.slice(1, -1) ?? via;
  };

  return { measure, viaOf };
}

/** For each side those who stand against it. */
function enemiesBySide(counters: readonly MasterCounter[]): Record<MasterCounter['side'], StandingEnemy[]> {
  const standing = counters.flatMap(({ id, name, side, arm, flags, x, y, isOnMap, isCaptured }) =>
    isOnMap && !isCaptured && x !== null && y !== null
      ? [{ id, name, side, x, y, isInfantry: isInfantry({ arm: arm as Arm, flags: flags as UnitFlag[] }) }]
      : [],
  );
  const of = (own: MasterCounter['side']) => standing.filter(({ side }) => side !== own);
  return { allied: of('allied'), german: of('german') };
}

function contactsByUnit(pairs: MasterMap['pairs']): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const put = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
  for (const { alliedId, germanId } of pairs) {
    put(alliedId, germanId);
    put(germanId, alliedId);
  }
  return found;
}
