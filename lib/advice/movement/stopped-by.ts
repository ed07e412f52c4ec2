import { passingDistances, passingKm } from '@/lib/adjudication/contact';
import { nearbyOf } from '@/lib/adjudication/nearby';
import { kmBetween, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { Daypart } from '@/lib/words';
import { combatGroundAt } from './combat-ground';

/** True when a unit that comes to a place has met one of these enemies and goes no further (§6 Passing By, OC-134). */
export function stoppedBy(enemies: readonly Place[], map: MapData, daypart: Daypart): (place: Place) => boolean {
  const near = nearbyOf(enemies.map(({ x, y }) => ({ x, y, km: passingKm(combatGroundAt({ x, y }, map), daypart) })));
  return (place) =>
    near.within(place, passingDistances.openKm).some((enemy) => kmBetween(place, enemy) <= enemy.km + 1e-9);
}
