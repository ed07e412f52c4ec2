import { levelAt, profileOf } from '@/lib/adjudication/status';
import type { OrderLine, Unit } from '@/lib/db/rows';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { only } from '@/lib/values';
import type { ArtilleryClass } from '@/lib/words';
import { combatGroundAt, fortifiedPlaceAt, groundReasonsAt } from '../movement/combat-ground';
import { formationOf } from './attached-formation';
import type { FighterFacts } from './combat-grouping';
import type { UnitOrder, UnitToGroup } from './propose-unit-part';

/** A unit as a combat takes it: its counter, its order, and the combats it is already in. */
export interface CombatCandidate
  extends UnitToGroup,
    FighterFacts,
    Pick<Unit, 'name' | 'shortName' | 'nation' | 'version'> {
  teamName: string;
  isEffective: boolean;
  /** The formation it belongs to; `formation` is the one it fights with this turn. */
  ownFormation: string;
  /** The combats of this turn it is in. */
  bound: { combatId: string; number: number; as: 'attacks' | 'supports' | 'defends' }[];
}

/** A unit on the map as a combat of this turn proposes it. `map`: with the ground drawn in the game. */
export const combatCandidate = (
  unit: Unit & Place,
  order: UnitOrder | null,
  { turn, openingTurn }: { turn: number; openingTurn: number },
  map: MapData,
): UnitToGroup => ({
  id: unit.id,
  side: unit.side,
  formation: formationOf(unit, turn),
  status: levelAt(profileOf(unit.profile), unit.stepsLost).status,
  artilleryClass: unit.artilleryClass as ArtilleryClass | null,
  ...only(unit, ['x', 'y', 'startX', 'startY', 'turnShareMoved', 'isFlexible', 'lastAction', 'lastKmMoved']),
  hasRetired: unit.hasRetired,
  isFirstTurn: turn === openingTurn,
  order,
  ground: combatGroundAt(unit, map),
  groundReasons: groundReasonsAt(unit, map),
  fortifiedPlace: fortifiedPlaceAt(unit, map),
});

/** The first handed-in row that names each unit. `units` are those a row may name, as ordered or as supporting. */
export function ordersByUnit(
  lines: readonly (OrderLine & Pick<UnitOrder, 'isUnread'>)[],
  units: readonly Unit[],
): Map<string, UnitOrder> {
  const byCounter = new Map(units.map((unit) => [unit.counterId, unit]));
  const orders = new Map<string, UnitOrder>();
  for (const { counterIds, supportIds, orders: words, action, posture, standFast, isUnread } of lines) {
    const support = supportIds.flatMap((id) => byCounter.get(id)?.id ?? []);
    for (const unit of counterIds.flatMap((id) => byCounter.get(id) ?? [])) {
      if (!orders.has(unit.id)) {
        orders.set(unit.id, { orders: words, action, posture, standFast, supportIds: support, isUnread });
      }
    }
  }
  return orders;
}
