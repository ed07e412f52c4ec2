import type { Ground } from '@/lib/adjudication/types';
import type { Place } from '@/lib/geometry';
import { areasAt, groundAt, isFortifiedArea } from '@/lib/scenario/ground';
import type { MapData, MapFeature } from '@/lib/scenario/types';
import { areaWords } from './area-words';

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
  areasAt(place, map).flatMap((area) => reasonOf(area) ?? []);

function reasonOf(area: MapFeature): GroundReason | null {
  const why = areaWords(area);
  if (isFortifiedArea(area)) return { flag: 'isFortified', why, rule: '§9 Results Table note 3' };
  switch (area.layer) {
    case 'builtup':
      return area.kind === 'city'
        ? { flag: 'isCity', why, rule: '§9 Factors note 4, Results Table note 3' }
        : { flag: 'isBuiltUp', why, rule: '§9 Factors note 4' };
    case 'wood':
      return { flag: 'isWoods', why, rule: '§9 Factors note 4' };
    case 'closecountry':
      return { flag: 'isWoods', why: `${why}: it counts as woods`, rule: '§9 Factors note 4, OC-21' };
    case 'badterrain':
      return { flag: 'isBadTerrain', why, rule: '§9 Results Table note 4' };
    default:
      return null;
  }
}

/** The fortified place that a place lies in, by its name; null: in none that has one (§9 Factors note 1). */
export const fortifiedPlaceAt = (place: Place, map: MapData): string | null =>
  areasAt(place, map).find((area) => isFortifiedArea(area) && area.name)?.name ?? null;
