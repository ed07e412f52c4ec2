import { isInfantry, isTanks } from '@/lib/adjudication/arms';
import type { RulebookChoice } from '@/lib/adjudication/types';
import { isInField, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { StandingCrossing } from '@/lib/ways/water-obstacles';
import type { Arm, Daypart, MovementMode, Mover, UnitFlag, Weather } from '@/lib/words';
import { type Leg, measureLeg } from './measure-move';
import type { CardUnit } from './move-cards';
import type { StandingEnemy } from './passing-by';

/** A counter as its move is measured. */
export interface CounterToMove extends CardUnit {
  arm: string;
  flags: readonly string[];
  /** The reasons that slow it down as Control ticked them, in words (OC-103). */
  slowedBy: readonly string[];
  mover: Mover;
  sizePoints: number;
  turnShareMoved: number;
}

/** The measures of moves on the master map. */
export interface MovesOnMap {
  counters: readonly CounterToMove[];
  crossings: readonly StandingCrossing[];
  /** Units in contact with each other (§6 Passing By), by their ids. */
  pairs: readonly { alliedId: string; germanId: string }[];
  daypart: Daypart;
  weather: Weather;
  rulebook: RulebookChoice;
}

/** Measures a move of a counter over way-points; null where it stands nowhere. */
export type MeasureCounter = (
  counter: CounterToMove,
  to: Place,
  mode: MovementMode,
  via?: readonly Place[],
) => Leg | null;

/**
 * Measures moves with what the master map shows of the enemy, the crossings and the weather, as the verb will (§6).
 * `slowedBy`: what slows a counter down, in words.
 */
export function measureOn(
  map: MovesOnMap,
  mapData: MapData,
  slowedBy: (counter: CounterToMove) => readonly string[],
): MeasureCounter {
  const enemies = enemiesBySide(map.counters);
  const contacts = contactsByUnit(map.pairs);
  const { daypart, weather, crossings, rulebook } = map;
  return (counter, to, mode, via = []) => {
    const { id, side, x, y, mover, arm, flags, kmMoved, turnShareMoved, order } = counter;
    if (x === null || y === null) return null;
    return measureLeg({
      from: { x, y },
      to,
      via,
      slowedBy: slowedBy(counter),
      mover,
      mode,
      daypart,
      weather,
      kmBefore: kmMoved,
      shareBefore: turnShareMoved,
      map: mapData,
      crossings,
      rulebook,
      beside: {
        enemies: enemies[side],
        action: order?.action ?? null,
        isTanks: isTanks({ arm: arm as Arm, flags: flags as UnitFlag[] }),
        inContact: contacts.get(id) ?? new Set(),
      },
    });
  };
}

/** For each side those who stand against it. */
function enemiesBySide(counters: readonly CounterToMove[]): Record<CardUnit['side'], StandingEnemy[]> {
  const standing = counters.filter(isInField).map(({ id, name, side, arm, flags, x, y }) => ({
    id,
    name,
    side,
    x,
    y,
    isInfantry: isInfantry({ arm: arm as Arm, flags: flags as UnitFlag[] }),
  }));
  const of = (own: CardUnit['side']) => standing.filter(({ side }) => side !== own);
  return { allied: of('allied'), german: of('german') };
}

function contactsByUnit(pairs: MovesOnMap['pairs']): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const put = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
  for (const { alliedId, germanId } of pairs) {
    put(alliedId, germanId);
    put(germanId, alliedId);
  }
  return found;
}
