import type { Bookmark } from '../core/bookmarks';
import type { FirstLook } from '../core/first-view';
import { firstLook, lookOn } from './first-look';
import type { SideMap } from './side-map';

const on = (name: string, look: FirstLook | null): Bookmark[] => (look ? [{ name, look }] : []);

/**
 * The bookmarks of a team's own map beside those that everybody has: its own troops, each friendly formation where it was told
 * to be, and all of its side. It knows no more than lies on the map.
 */
export function sideBookmarks({
  counters,
  friends,
  objectives = [],
}: Pick<SideMap, 'counters' | 'friends' | 'objectives'>): Bookmark[] {
  const formations = [...new Set(friends.map(({ formation }) => formation))].sort();
  const own = counters.flatMap(({ x, y, isLost }) => (x !== null && y !== null && !isLost ? [{ x, y }] : []));
  return [
    ...on('Own troops', firstLook(counters)),
    ...on('Own objective', lookOn(objectives)),
    ...(friends.length > 0 ? on('All of the own side, as told', lookOn([...own, ...friends])) : []),
    ...formations.flatMap((name) =>
      on(`${name}, as told`, lookOn(friends.filter(({ formation }) => formation === name))),
    ),
  ];
}
