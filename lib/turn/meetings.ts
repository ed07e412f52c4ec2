import { inContact } from '@/lib/adjudication/contact';
import type { Daypart } from '@/lib/adjudication/types';
import type { Unit } from '@/lib/db/rows';
import type { MapSheet } from '@/lib/scenario/types';
import { combatGroundAt } from './combat-place';

/** A unit that meets an enemy formation. */
export interface Meeting {
  unitId: string;
  enemyFormation: string;
}

/**
 * The pairs of units within passing distance of each other (§6 Passing By, OC-118), one of each list. The ground is that
 * of the unit that is looked from; contact holds for both if it holds for either. Only who stands on the map meets anyone.
 */
export function pairsInContact(
  some: readonly Unit[],
  others: readonly Unit[],
  map: MapSheet,
  daypart: Daypart,
): [Unit, Unit][] {
  const far = others.filter(isStanding).map((unit) => spot(unit, map));
  return some
    .filter(isStanding)
    .map((unit) => spot(unit, map))
    .flatMap((a) =>
      far
        .filter(
          (b) => inContact(a.place, b.place, a.ground(), daypart) || inContact(a.place, b.place, b.ground(), daypart),
        )
        .map((b): [Unit, Unit] => [a.unit, b.unit]),
    );
}

/** Who met which formation in these pairs: both of each pair, each meeting once. */
export function meetingsOf(pairs: readonly (readonly [Unit, Unit])[]): Meeting[] {
  const found = new Map<string, Meeting>();
  const note = (unit: Unit, enemy: Unit) =>
    found.set(`${unit.id}|${enemy.formation}`, { unitId: unit.id, enemyFormation: enemy.formation });
  for (const [a, b] of pairs) {
    note(a, b);
    note(b, a);
  }
  return [...found.values()];
}

const isStanding = (unit: Unit): boolean => unit.isOnMap && !unit.isCaptured && unit.x !== null && unit.y !== null;

/** A unit, its place, and the ground under it, looked up when first asked for. */
function spot(unit: Unit, map: MapSheet) {
  const place = { x: unit.x!, y: unit.y! };
  let ground: ReturnType<typeof combatGroundAt> | undefined;
  return { unit, place, ground: () => (ground ??= combatGroundAt(place, map)) };
}
