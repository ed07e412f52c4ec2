import { passingDistances } from '@/lib/adjudication/contact';
import { nearbyOf } from '@/lib/adjudication/nearby';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { Daypart } from '@/lib/words';
import { areInContact } from './contacts';

/** Whether a unit that comes to a place has met one of these enemies and goes no further (§6 Passing By). */
export function stoppedBy(enemies: readonly Place[], map: MapData, daypart: Daypart): (place: Place) => boolean {
  const near = nearbyOf(enemies);
  return (place) =>
    near.within(place, passingDistances.openKm).some((enemy) => areInContact(place, enemy, map, daypart));
}
