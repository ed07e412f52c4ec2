import type { CrossingLook, Side } from '@/lib/words';
import type { SideContact, SideCounter, SideCrossing, SideFriend, SideMap, SideMark } from './side-map';
import type { TurnDate } from './turn-dates';

/** Something that lay on a map when a battle is played again, by its fields. */
type Lying = Readonly<Record<string, unknown>>;

/** All of it at one moment, by key: `counter/…`, `friend/…`, `contact/…`, `crossing/…`, `order/…`; of the truth `unit/…`, `crossing/…`, `combat/…`. */
export type AllLying = ReadonlyMap<string, Lying>;

/** The values of a unit that a film does not repeat: they never change. */
interface Whose {
  side: Side;
  nation: string;
}

const of = (lying: AllLying, kind: string): [string, Lying][] => [...lying].filter(([key]) => key.startsWith(kind));

const placeOf = ({ x, y }: Lying): { x: number; y: number } | null =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : null;

/** A team's own map at a moment, as it was told. Ids are the keys. */
export const toldMapAt = (lying: AllLying, side: Side, clock: TurnDate): SideMap => ({
  team: { side },
  clock,
  counters: of(lying, 'counter/').map(([id, thing]) => ({ ...(thing as unknown as SideCounter), id, side })),
  friends: of(lying, 'friend/').map(([id, thing]) => ({ ...(thing as unknown as SideFriend), id })),
  contacts: of(lying, 'contact/').map(([id, thing]) => ({ ...(thing as unknown as SideContact), id })),
  crossings: newestByName(of(lying, 'crossing/').map(([id, thing]) => ({ ...(thing as unknown as SideCrossing), id }))),
  marks: of(lying, 'order/').map(([id, { points, text }]) => ({
    id,
    kind: 'arrow',
    points: points as SideMark['points'],
    text: String(text),
    symbol: '',
  })),
});

/** The truth at a moment: units of both sides, crossings, and the combats of the turn. `whose`: a unit by its key; undefined: it is not drawn. */
export function truthMapAt(lying: AllLying, clock: TurnDate, whose: (key: string) => Whose | undefined): SideMap {
  return {
    team: { side: 'allied' },
    clock,
    counters: of(lying, 'unit/').flatMap(([key, thing]): SideCounter[] => {
      const unit = whose(key);
      const place = thing.isOnMap && !thing.isCaptured ? placeOf(thing) : null;
      if (!unit || !place) return [];
      const { name, shortName, formation, arm } = thing;
      return [
        {
          id: key,
          name: String(name),
          shortName: String(shortName),
          formation: String(formation),
          symbol: String(arm),
          nation: unit.nation,
          side: unit.side,
          ...place,
          isLost: false,
        },
      ];
    }),
    friends: [],
    contacts: [],
    crossings: of(lying, 'crossing/').flatMap(([id, thing]) => {
      const place = placeOf(thing);
      const look = truthLooks[String(thing.state)];
      return place && look ? [{ id, name: String(thing.name), ...place, look, asOfTurn: clock.turn }] : [];
    }),
    marks: of(lying, 'combat/').flatMap(([id, thing]): SideMark[] => {
      const place = thing.turn === clock.turn ? placeOf(thing) : null;
      const text = `Combat ${thing.number}: ${thing.name}`;
      return place ? [{ id, kind: 'note', points: [[place.x, place.y]], text, symbol: '' }] : [];
    }),
  };
}

/** A crossing nobody has looked at is as it is printed. */
const truthLooks: Readonly<Record<string, CrossingLook>> = { blown: 'blown', safe: 'safe' };

/** Of one place the newest word counts. */
export function newestByName(crossings: readonly SideCrossing[]): SideCrossing[] {
  const newest = new Map<string, SideCrossing>();
  for (const one of crossings) {
    const was = newest.get(one.name);
    if (!was || one.asOfTurn >= was.asOfTurn) newest.set(one.name, one);
  }
  return [...newest.values()];
}
