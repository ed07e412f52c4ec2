import { passingDistances } from '@/lib/adjudication/contact';
import type { WayBack } from '@/lib/adjudication/retiring';
import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import type { Crossing, Unit } from '@/lib/db/rows';
import { centreOf } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { Daypart } from '@/lib/words';
import { pairsInContact } from '../movement/contacts';
import { waysBackOver } from './propose-retreats';
import { retreatTerrain } from './retreat-terrain';

/** A unit that is no longer effective within passing distance of an enemy who is (§9 Unit Status, OC-60). */
export interface SpentUnit {
  unitId: string;
  /** Whom it is in contact with. */
  enemyIds: string[];
  /** Where it may go, out of passing distance, what is proposed first; none: it cannot go, and is as good as captured. */
  ways: WayBack[];
}

/** As far as a spent unit is sent back at most, in km (ours). */
const farthestKm = 6;
const stepKm = 0.5;

/** True when a unit has lost what made it effective. A counter that never had any status is none. */
export const isSpent = ({ profile, stepsLost }: Pick<Unit, 'profile' | 'stepsLost'>): boolean =>
  stepsLost > 0 && !isEffective(statusAt(profileOf(profile), stepsLost));

const holdsOut = ({ profile, stepsLost }: Unit) => isEffective(statusAt(profileOf(profile), stepsLost));

/** The enemies, still effective, that a spent unit is in contact with. None for a unit that is effective or off the map. */
export function enemiesUpon(unit: Unit, units: readonly Unit[], map: MapData, daypart: Daypart): Unit[] {
  if (!isSpent(unit)) return [];
  const enemies = units.filter((other) => other.side !== unit.side && holdsOut(other));
  return pairsInContact([unit], enemies, map, daypart).map(([, enemy]) => enemy);
}

/** Every spent unit in contact, by id, with the places it may go to: the least way that takes it out of passing distance. */
export function spentUnits(
  units: readonly Unit[],
  map: MapData,
  crossings: readonly Crossing[],
  daypart: Daypart,
): SpentUnit[] {
  const clearKm = daypart === 'night' ? passingDistances.closeOrNightKm : passingDistances.openKm;
  return units.flatMap((unit) => {
    const upon = enemiesUpon(unit, units, map, daypart);
    if (upon.length === 0) return [];
    const from = { side: unit.side, x: unit.x!, y: unit.y! };
    const enemy = centreOf(upon.map(({ x, y }) => ({ x: x!, y: y! })))!;
    const ground = retreatTerrain(map, crossings, units, [from]);
    let ways: WayBack[] = [];
    for (let dueKm: number = clearKm; ways.length === 0 && dueKm <= farthestKm; dueKm += stepKm)
      ways = waysBackOver(from, enemy, dueKm, ground, clearKm).filter(({ isBarred }) => !isBarred);
    return [{ unitId: unit.id, enemyIds: upon.map(({ id }) => id), ways }];
  });
}

/** Advice on a grouped combat: the defenders that can put up no fight and should have gone before it. */
export function spentDefenders(
  defenderIds: readonly string[],
  spent: readonly Pick<SpentUnit, 'unitId' | 'ways'>[],
): { unitId: string; message: string; rule: string }[] {
  return spent
    .filter(({ unitId }) => defenderIds.includes(unitId))
    .map(({ unitId, ways }) => ({
      unitId,
      message: `No longer effective: it ${ways.length > 0 ? 'goes back' : 'is captured'} before the combat and puts up no fight.`,
      rule: '§9 Unit Status, OC-60',
    }));
}
