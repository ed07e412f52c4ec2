import Flatbush from 'flatbush';
import { kmBetween, type Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import { greatest, least } from '@/lib/values';
import type { MapData, MapFeature, MapPoint } from './types';

/** What the map shows at a place. No flag set: open. */
export interface GroundAt {
  isBuiltUp: boolean;
  isWoods: boolean;
  isCity: boolean;
  isMarsh: boolean;
  /** Orchards, hedges, copses: close country (§6) that is neither drawn as woods nor as bad terrain. */
  isClose: boolean;
  /** Bocage, walled fields, mountain (§9 Results Table, note 4). */
  isBadTerrain: boolean;
  /** §9 Results Table, note 3. */
  isFortified: boolean;
  /** The nearest town; empty on a map without towns. */
  placeName: string;
}

function isInRing({ x, y }: Place, ring: readonly MapPoint[]): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before && corner[1] > y !== before[1] > y) {
      const crossesAt = corner[0] + ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]);
      if (x < crossesAt) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** Inside the outer ring and in none of the holes: in an odd number of rings. */
export const isWithinRings = (place: Place, rings: readonly (readonly MapPoint[])[]): boolean =>
  rings.filter((ring) => isInRing(place, ring)).length % 2 === 1;

/** The areas of a map in a spatial index made once. */
interface Areas {
  features: MapFeature[];
  index: Flatbush | null;
}

const areasIn = /* @__PURE__ */ perObject((all: readonly MapFeature[]): Areas => {
  const features = all.filter(({ rings = [] }) => rings.some((ring) => ring.length > 0));
  const index = features.length > 0 ? new Flatbush(features.length) : null;
  for (const { rings = [] } of features) {
    const xs = rings.flatMap((ring) => ring.map(([x]) => x));
    const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
    index!.add(least(xs), least(ys), greatest(xs), greatest(ys));
  }
  index?.finish();
  return { features, index };
});

/** Whether the map shows the sea there. */
export const isAtSea = (place: Place, map: Pick<MapData, 'features'>): boolean =>
  areasAt(place, map).some(({ layer }) => layer === 'sea');

/** The areas of the map that a place lies in, in the order of the map. */
export function areasAt(place: Place, map: Pick<MapData, 'features'>): MapFeature[] {
  const { features, index } = areasIn(map.features);
  if (!index) return [];
  return index
    .search(place.x, place.y, place.x, place.y)
    .sort((one, other) => one - other)
    .map((i) => features[i]!)
    .filter(({ rings = [] }) => isWithinRings(place, rings));
}

/** A fortified place. In the scenarios of older games it is a kind of built-up area. */
export const isFortifiedArea = ({ layer, kind }: MapFeature): boolean =>
  layer === 'fortified' || (layer === 'builtup' && kind === 'fortified');

/** The ground at a place as the map shows it. Control may rule otherwise: the map is schematic. */
export function groundAt(place: Place, map: MapData): GroundAt {
  const around = areasAt(place, map);
  const isIn = (layer: MapFeature['layer']) => around.some((feature) => feature.layer === layer);
  const towns = map.features
    .filter((feature) => feature.layer === 'town')
    .map(({ name, point = [Number.NaN, Number.NaN] }) => ({
      name,
      km: kmBetween(place, { x: point[0], y: point[1] }),
    }))
    .sort((one, other) => one.km - other.km);
  return {
    isBuiltUp: isIn('builtup'),
    isWoods: isIn('wood'),
    isCity: around.some((feature) => feature.layer === 'builtup' && feature.kind === 'city'),
    isMarsh: isIn('marsh'),
    isClose: isIn('closecountry'),
    isBadTerrain: isIn('badterrain'),
    isFortified: around.some(isFortifiedArea),
    placeName: towns[0]?.name ?? '',
  };
}
