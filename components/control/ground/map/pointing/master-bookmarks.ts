import { lookAround, lookAtFighting } from '@/components/control/parts/map/look-around';
import type { Bookmark } from '@/components/map/core/bookmarks';
import type { MapData } from '@/components/map/core/map-data';
import { isInField } from '@/lib/geometry';
import type { MasterCounter, MasterTeam } from '@/lib/turn/control-desk/ground/map';

/** The bookmarks of the master map beside those that everybody has: where the fighting is, and each HQ by its troops. */
export function bookmarksOf(
  counters: readonly MasterCounter[],
  teams: readonly MasterTeam[],
  mapData: MapData,
): Bookmark[] {
  const standing = counters.filter(isInField);
  const troops = teams.flatMap(({ id, name }) => {
    const own = standing.filter(({ teamId }) => teamId === id);
    return own.length > 0 ? [{ name, look: lookAround(own, mapData.frame, 6) }] : [];
  });
  return [{ name: 'The fighting', look: lookAtFighting(standing, mapData.frame) }, ...troops];
}
