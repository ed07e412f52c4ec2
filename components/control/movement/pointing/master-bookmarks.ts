import { lookAround, lookAtFighting } from '@/components/control/parts/map/look-around';
import type { Bookmark } from '@/components/map/core/bookmarks';
import type { MapData } from '@/components/map/core/map-data';
import type { MasterCounter, MasterTeam } from '@/lib/desks/control/movement/map';
import { isInField } from '@/lib/geometry';

/** The bookmarks of the master map beside those that everybody has: where the fighting is, each corps of several HQs, each HQ by its troops. */
export function bookmarksOf(
  counters: readonly MasterCounter[],
  teams: readonly MasterTeam[],
  mapData: MapData,
): Bookmark[] {
  const standing = counters.filter(isInField);
  const on = (name: string, own: readonly (typeof standing)[number][]): Bookmark[] =>
    own.length > 0 ? [{ name, look: lookAround(own, mapData.frame, 6) }] : [];
  const troops = teams.flatMap(({ id, name }) =>
    on(
      name,
      standing.filter(({ teamId }) => teamId === id),
    ),
  );
  const corps = [...new Set(standing.map((unit) => corpsOf(unit)))].flatMap((name) => {
    const own = standing.filter((unit) => corpsOf(unit) === name);
    const isOfSeveral = new Set(own.map(({ teamId }) => teamId)).size > 1;
    return name !== '' && isOfSeveral ? on(`All of ${name}`, own) : [];
  });
  return [{ name: 'The fighting', look: lookAtFighting(standing, mapData.frame) }, ...corps, ...troops];
}

/** `XXX Corps` of `Second Army / XXX Corps`; empty: it is of none. */
const corpsOf = ({ corps }: Pick<MasterCounter, 'corps'>): string => (corps ?? '').split(' / ').at(-1)!;
