import type { Standing } from '@/components/control/parts/map/look-around';
import type { SideMap, SideMark } from '@/components/map/side/side-map';
import { newestByName, toldMapAt, truthMapAt } from '@/components/map/side/side-map-at';
import type { TurnDate } from '@/components/map/side/turn-dates';
import { otherSide } from '@/lib/sides';
import type { Side } from '@/lib/words';
import type { PaneKey, Reel } from './reel';

/**
 * What a pane draws at a moment: as on a team's own map, by the keys of the film. `drawn`: what teams have drawn by now, by team;
 * what they had drawn before is not kept.
 */
export function mapOf(
  reel: Reel,
  pane: PaneKey,
  at: number,
  drawn: Readonly<Record<string, readonly SideMark[]>>,
): SideMap {
  const clock = clockAt(reel, at);
  if (pane === 'truth') return truthMapAt(reel.truth(at), clock, (key) => reel.film.units[key.slice(5)]);
  const keys = reel.teamsOf(pane);
  const side = reel.film.teams.find(({ key }) => key === keys[0])?.side ?? 'allied';
  const maps = keys.map((key) => toldMapAt(reel.told(key, at), side, clock));
  return {
    team: { side },
    clock,
    counters: maps.flatMap(({ counters }) => counters),
    // Of a whole side every unit is there as its own team was told.
    friends: keys.length === 1 ? maps[0]!.friends : [],
    contacts: maps.flatMap(({ contacts }) => contacts),
    crossings: newestByName(maps.flatMap(({ crossings }) => crossings)),
    marks: at === reel.last ? keys.flatMap((key) => drawn[key] ?? []) : [],
  };
}

function clockAt({ film }: Reel, at: number): TurnDate {
  const { turn } = film.moments[at]!;
  return film.turns.find((one) => one.turn === turn) ?? film.turns.at(-1)!;
}

/** What stands on a map: its own, and the enemy as he was told. */
export function standingOn({ team: { side }, counters, contacts }: SideMap): Standing[] {
  const placed = (of: Side, { x, y }: { x: number | null; y: number | null }): Standing[] =>
    x === null || y === null ? [] : [{ side: of, isInContact: false, x, y }];
  return [
    ...counters.flatMap((counter) => (counter.isLost ? [] : placed(counter.side ?? side, counter))),
    ...contacts.flatMap((contact) => placed(otherSide(side), contact)),
  ];
}
