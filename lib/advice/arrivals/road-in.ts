import { columnPlaces } from '@/lib/adjudication/column';
import { lengthKm, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { roadWay } from '@/lib/ways/roads';

/** A road counts as the way in while it is no more than this many times as long as the straight line (ours). */
const roundAbout = 2;

/** The way in from an entry place: by road, unless the road is a long way round; then straight. */
function wayIn(from: Place, to: Place, map: MapData): Place[] {
  const straight = [from, to];
  const road = roadWay(from, to, map);
  return road && lengthKm(road) <= roundAbout * lengthKm(straight) ? road : straight;
}

/**
 * Where units of these sizes stand as a column that comes on at an entry place (§7 Column Lengths): the head at `to`, the
 * others behind it on the way in, to ten metres. Km.
 */
export const placesOnWayIn = (from: Place, to: Place, sizesKm: readonly number[], map: MapData): Place[] =>
  columnPlaces(wayIn(from, to, map), sizesKm).map(({ x, y }) => ({ x: tenMetres(x), y: tenMetres(y) }));

const tenMetres = (km: number): number => Math.round(km * 100) / 100;
