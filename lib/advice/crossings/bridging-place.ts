import { onWaterWithinKm } from '@/lib/adjudication/bridging';
import type { Crossing } from '@/lib/db/rows';
import type { Place } from '@/lib/geometry';
import { done, type Result, refused } from '@/lib/result';
import type { MapData } from '@/lib/scenario/types';
import { nearestWater } from '../movement/nearest-water';
import { nameOfPlace } from '../movement/place-name';

/** Where a bridge is to be built: in place of a blown one, or at a place of its own on a river or canal. */
interface BridgingPlace extends Place {
  name: string;
  water: string;
  isMajor: boolean;
}

/** A bridge of the map stands as near to its water, km: the lines of the map are drawn coarsely (ours). */
const crossingOnWaterKm = 1.5;

/** In place of a blown bridge. Refused where it stands. A water that the map does not draw counts as a minor one. */
export function placeOfBlown(crossing: Crossing, map: MapData): Result<BridgingPlace> {
  const { name, water, x, y, state } = crossing;
  if (state !== 'blown')
    return refused('notNow', `${name} stands: there is nothing to build.`, { field: 'crossingId' });
  const near = nearestWater(crossing, map, crossingOnWaterKm, water);
  return done({ name, water: water || (near?.name ?? ''), isMajor: near?.isMajor ?? false, x, y });
}

/** At a place of its own. Refused off the map and away from every river and canal. */
export function placeOnWater(place: Place, name: string, map: MapData): Result<BridgingPlace> {
  const { minX, maxX, minY, maxY } = map.frame;
  if (place.x < minX || place.x > maxX || place.y < minY || place.y > maxY)
    return refused('badInput', 'This place is off the map.', { field: 'place' });
  const near = nearestWater(place, map, onWaterWithinKm);
  if (!near)
    return refused('badInput', 'No river or canal of the map is within half a kilometre of this place.', {
      field: 'place',
      rule: '§6 River Crossing, OC-112',
    });
  const where = nameOfPlace(place, map);
  const proposed = `${where ? `${where.split(' – ')[0]} – ` : ''}Bailey over the ${near.name}`;
  return done({ name: name || proposed, water: near.name, isMajor: near.isMajor, x: place.x, y: place.y });
}
