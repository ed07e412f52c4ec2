import type { Ground } from '@/lib/adjudication/types';
import type { Place } from '@/lib/geometry';
import { areasAt, groundAt, isFortifiedArea } from '@/lib/scenario/ground';
import type { MapData, MapFeature } from '@/lib/scenario/types';

/** An area of the map and what it makes of the ground in a combat: for Control, beside the proposal. */
export interface GroundReason {
  flag: keyof Ground;
  /** The area by its name, and why. */
  why: string;
  rule: string;
}

/**
 * The ground of a combat as the map proposes it (§9 Factors note 4, Results Table notes 3 and 4). Close country that is
 * not drawn as woods counts as woods: the factors know built-up areas and woods alone (OC-21).
 */
export function combatGroundAt(place: Place, map: MapData): Ground {
  const { isBuiltUp, isWoods, isClose, isCity, isFortified, isBadTerrain } = groundAt(place, map);
  return { isBuiltUp, isWoods: isWoods || isClose, isCity, isFortified, isBadTerrain };
}

/** Why the map proposes this ground for a combat, area by area. None: the ground is open. */
export const groundReasonsAt = (place: Place, map: MapData): GroundReason[] =>
  areasAt(place, map).flatMap((area) => reasonsOf(area));

function reasonsOf(area: MapFeature): GroundReason[] {
  const { layer, kind } = area;
  const named = (what: string) => `${area.name ? `${area.name}, ` : ''}${what}`;
  const reasons: GroundReason[] = [];
  if (layer === 'builtup') reasons.push({ flag: 'isBuiltUp', why: named('built-up'), rule: '§9 Factors note 4' });
  if (layer === 'builtup' && kind === 'city')
    reasons.push({ flag: 'isCity', why: named('a city'), rule: '§9 Results Table note 3' });
  if (layer === 'wood') reasons.push({ flag: 'isWoods', why: named('woods'), rule: '§9 Factors note 4' });
  if (layer === 'closecountry')
    reasons.push({
      flag: 'isWoods',
      why: named('close country: it counts as woods'),
      rule: '§9 Factors note 4, OC-21',
    });
  if (isFortifiedArea(area))
    reasons.push({ flag: 'isFortified', why: named('a fortified place'), rule: '§9 Results Table note 3' });
  if (layer === 'badterrain')
    reasons.push({ flag: 'isBadTerrain', why: named(kind ?? 'bad terrain'), rule: '§9 Results Table note 4' });
  return reasons;
}

/** The fortified place that a place lies in, by its name; null: in none that has one (§9 Factors note 1). */
export const fortifiedPlaceAt = (place: Place, map: MapData): string | null =>
  areasAt(place, map).find((area) => isFortifiedArea(area) && area.name)?.name ?? null;
