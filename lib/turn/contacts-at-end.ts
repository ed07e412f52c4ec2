import { inContact } from '@/lib/adjudication/contact';
import type { Daypart } from '@/lib/adjudication/types';
import type { Unit } from '@/lib/db/rows';
import { groundAt } from '@/lib/scenario/ground';
import type { MapSheet } from '@/lib/scenario/types';

export interface ContactAtEnd {
  unitId: string;
  enemyFormation: string;
}

/**
 * Who is within passing distance of which enemy formation as the turn ends (§6 Passing By, OC-118). The ground is that
 * of the unit that is looked from; contact holds for both if it holds for either.
 */
export function contactsAtEnd(units: readonly Unit[], map: MapSheet, daypart: Daypart): ContactAtEnd[] {
  const standing = units.filter((unit) => unit.isOnMap && !unit.isCaptured && unit.x !== null && unit.y !== null);
  const allied = standing.filter((unit) => unit.side === 'allied').map((unit) => spot(unit, map));
  const german = standing.filter((unit) => unit.side === 'german').map((unit) => spot(unit, map));
  const found = new Map<string, ContactAtEnd>();
  const note = (unit: Unit, enemy: Unit) =>
    found.set(`${unit.id}|${enemy.formation}`, { unitId: unit.id, enemyFormation: enemy.formation });
  for (const a of allied) {
    for (const b of german) {
      if (!inContact(a.place, b.place, a.ground(), daypart) && !inContact(a.place, b.place, b.ground(), daypart))
        continue;
      note(a.unit, b.unit);
      note(b.unit, a.unit);
    }
  }
  return [...found.values()];
}

/** A unit, its place, and the ground under it, looked up when first asked for. */
function spot(unit: Unit, map: MapSheet) {
  const place = { x: unit.x!, y: unit.y! };
  let ground: ReturnType<typeof combatGround> | undefined;
  return { unit, place, ground: () => (ground ??= combatGround(place, map)) };
}

function combatGround(place: { x: number; y: number }, map: MapSheet) {
  const { isBuiltUp, isWoods, isCity } = groundAt(place, map);
  return { isBuiltUp, isWoods, isCity, isFortified: false, isBadTerrain: false };
}
