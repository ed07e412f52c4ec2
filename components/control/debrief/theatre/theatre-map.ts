import type { Standing } from '@/components/control/parts/map/look-around';
import type {
  SideContact,
  SideCounter,
  SideCrossing,
  SideFriend,
  SideMap,
  SideMark,
} from '@/components/map/side/side-map';
import type { TurnDate } from '@/components/map/side/turn-dates';
import { placeOf } from '@/lib/advice/debrief/beliefs';
import type { Frame, Thing } from '@/lib/replay/film';
import { otherSide } from '@/lib/sides';
import type { CrossingLook, Side } from '@/lib/words';
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
  if (pane === 'truth') return truthMap(reel, at, clock);
  const keys = reel.teamsOf(pane);
  const side = reel.film.teams.find(({ key }) => key === keys[0])?.side ?? 'allied';
  const maps = keys.map((key) => toldMap(reel.told(key, at), side, clock));
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

function truthMap(reel: Reel, at: number, clock: TurnDate): SideMap {
  const frame = reel.truth(at);
  return {
    team: { side: 'allied' },
    clock,
    counters: of(frame, 'unit/').flatMap(([key, thing]): SideCounter[] => {
      const unit = reel.film.units[key.slice(5)];
      const place = thing.isOnMap && !thing.isCaptured ? placeOf(thing) : null;
      if (!unit || !place) return [];
      return [
        {
          id: key,
          ...words(thing),
          symbol: String(thing.arm),
          nation: unit.nation,
          ...place,
          isLost: false,
          side: unit.side,
        },
      ];
    }),
    friends: [],
    contacts: [],
    crossings: of(frame, 'crossing/').flatMap(([key, thing]) => {
      const place = placeOf(thing);
      const look = truthLooks[String(thing.state)];
      return place && look ? [{ id: key, name: String(thing.name), ...place, look, asOfTurn: clock.turn }] : [];
    }),
    marks: of(frame, 'combat/').flatMap(([key, thing]): SideMark[] => {
      const place = thing.turn === clock.turn ? placeOf(thing) : null;
      const text = `Combat ${thing.number}: ${thing.name}`;
      return place ? [{ id: key, kind: 'note', points: [[place.x, place.y]], text, symbol: '' }] : [];
    }),
  };
}

/** A crossing nobody has looked at is as it is printed. */
const truthLooks: Readonly<Record<string, CrossingLook>> = { blown: 'blown', safe: 'safe' };

const of = (frame: Frame, kind: string): [string, Thing][] => [...frame].filter(([key]) => key.startsWith(kind));

const words = ({ name, shortName, formation }: Thing) => ({
  name: String(name),
  shortName: String(shortName),
  formation: String(formation),
});

function toldMap(frame: Frame, side: Side, clock: TurnDate): SideMap {
  return {
    team: { side },
    clock,
    counters: of(frame, 'counter/').map(([key, thing]) => ({ ...(thing as unknown as SideCounter), id: key, side })),
    friends: of(frame, 'friend/').map(([key, thing]) => ({ ...(thing as unknown as SideFriend), id: key })),
    contacts: of(frame, 'contact/').map(([key, thing]) => ({ ...(thing as unknown as SideContact), id: key })),
    crossings: newestByName(
      of(frame, 'crossing/').map(([key, thing]) => ({ ...(thing as unknown as SideCrossing), id: key })),
    ),
    marks: [],
  };
}

/** Of one place the newest word counts. */
function newestByName(crossings: readonly SideCrossing[]): SideCrossing[] {
  const newest = new Map<string, SideCrossing>();
  for (const one of crossings) {
    const was = newest.get(one.name);
    if (!was || one.asOfTurn >= was.asOfTurn) newest.set(one.name, one);
  }
  return [...newest.values()];
}

/** The things on a map: its own, and the enemy as it was told. */
export function standingOn({ team: { side }, counters, contacts }: SideMap): Standing[] {
  const placed = (of: Side, { x, y }: { x: number | null; y: number | null }): Standing[] =>
    x === null || y === null ? [] : [{ side: of, isInContact: false, x, y }];
  return [
    ...counters.flatMap((counter) => (counter.isLost ? [] : placed(counter.side ?? side, counter))),
    ...contacts.flatMap((contact) => placed(otherSide(side), contact)),
  ];
}
