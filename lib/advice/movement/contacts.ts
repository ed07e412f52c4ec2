import { inContact, passingDistances } from '@/lib/adjudication/contact';
import { nearbyOf } from '@/lib/adjudication/nearby';
import type { Unit } from '@/lib/db/rows';
import { isInField, kmBetween, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { Daypart } from '@/lib/words';
import { combatGroundAt } from './combat-ground';

/** A unit that meets an enemy formation. */
export interface Contact {
  unitId: string;
  enemyFormation: string;
}

/** A unit as far as contact is concerned. */
export type Stands = Pick<Unit, 'isOnMap' | 'isCaptured' | 'x' | 'y'>;

/**
 * The pairs of units within passing distance of each other (§6 Passing By, OC-118), one of each list. The ground is
 * that of the unit that is looked from; contact holds for both if it holds for either. Only units on the map meet
 * anyone.
 */
export function pairsInContact<Some extends Stands, Other extends Stands>(
  some: readonly Some[],
  others: readonly Other[],
  map: MapData,
  daypart: Daypart,
): [Some, Other][] {
  const metBy = contactPlaces(others, map, daypart);
  return some.flatMap((unit) => metBy(unit).map((other): [Some, Other] => [unit, other]));
}

/** Which of these a unit is in contact with. The places are indexed once, for all who ask. */
export function contactPlaces<Other extends Stands>(
  others: readonly Other[],
  map: MapData,
  daypart: Daypart,
): (unit: Stands) => Other[] {
  const near = nearbyOf(others.filter(isInField).map((unit) => spot(unit, map)));
  return (unit) => {
    if (!isInField(unit)) return [];
    const here = spot(unit, map);
    return near
      .within(here, passingDistances.openKm)
      .filter(
        (there) => inContact(here, there, here.ground(), daypart) || inContact(here, there, there.ground(), daypart),
      )
      .map((there) => there.unit);
  };
}

/** True when two enemies at these places are in contact, by the ground under either of them (§6 Passing By, OC-118). */
export const areInContact = (a: Place, b: Place, map: MapData, daypart: Daypart): boolean =>
  kmBetween(a, b) <= passingDistances.openKm + 1e-9 &&
  (inContact(a, b, combatGroundAt(a, map), daypart) || inContact(a, b, combatGroundAt(b, map), daypart));

/** The formations that met in these pairs: both of each pair, each meeting once. */
export function contactsMade(pairs: readonly (readonly [Unit, Unit])[]): Contact[] {
  const found = new Map<string, Contact>();
  const note = (unit: Unit, enemy: Unit) =>
    found.set(`${unit.id}|${enemy.formation}`, { unitId: unit.id, enemyFormation: enemy.formation });
  for (const [a, b] of pairs) {
    note(a, b);
    note(b, a);
  }
  return [...found.values()];
}

/** A unit, its place, and the ground under it, looked up when first asked for. */
function spot<One extends Stands>(unit: One & Place, map: MapData) {
  let ground: ReturnType<typeof combatGroundAt> | undefined;
  return { unit, x: unit.x, y: unit.y, ground: () => (ground ??= combatGroundAt(unit, map)) };
}
