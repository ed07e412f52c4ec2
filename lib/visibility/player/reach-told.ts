import { asPlace, lengthKm, type Place } from '@/lib/geometry';
import { reachOf } from '@/lib/ways/reach/reach';
import type { Reach, ReachCase } from '@/lib/ways/reach/reach-case';
import { roadWay } from '@/lib/ways/roads';
import type { CrossingLook, Daypart, Mover } from '@/lib/words';

/** An own counter as it was told to its team. */
interface CounterTold {
  x: number | null;
  y: number | null;
  isLost: boolean;
  mover: Mover;
}

/** A crossing of the printed map, km. */
interface CrossingPrinted extends Place {
  name: string;
}

/** The news that a team was told of a crossing, under its printed name. */
interface CrossingTold extends CrossingPrinted {
  look: CrossingLook;
}

/** All that the reach of a counter on its team's own map may hang on. */
export interface ReachTold {
  from: Place;
  mover: Mover;
  daypart: Daypart;
  crossings: (CrossingPrinted & { state: 'untested' | 'blown' })[];
}

/**
 * The facts by which a team may judge how far one of its counters gets this turn (§6): where it was told that the
 * counter stands, how it moves, day or night, and the crossings of the printed map, each standing unless the team was
 * told that it is blown. Neither the enemy, the weather, the unit's state nor how far it has moved is in it. `told` is
 * in the order of telling. Null: the counter is lost, or has no place.
 */
export function reachTold(
  counter: CounterTold,
  printed: readonly CrossingPrinted[],
  told: readonly CrossingTold[],
  clock: { daypart: Daypart },
): ReachTold | null {
  const { x, y, isLost, mover } = counter;
  if (isLost || x === null || y === null) return null;
  const looks = new Map(told.map((crossing) => [asPrinted(crossing), crossing.look]));
  return {
    from: { x, y },
    mover,
    daypart: clock.daypart,
    crossings: printed.map((crossing) => ({
      name: crossing.name,
      x: crossing.x,
      y: crossing.y,
      state: looks.get(asPrinted(crossing)) === 'blown' ? 'blown' : 'untested',
    })),
  };
}

/**
 * The greatest distance that a counter gets this turn, by the rulebook as it is printed: whole turn, good weather, nobody in
 * its way.
 */
export const reachShown = (told: ReachTold, map: ReachCase['map']): Reach =>
  reachOf({ ...told, mode: 'nonTactical', slowedBy: [], share: 1, map, rulebook: 'literal2011' });

/**
 * The length by road of a way by places of the map, km to a tenth, over no crossing that the team was told is blown; null: no
 * road leads there.
 */
export function roadShown(
  { from, crossings }: ReachTold,
  places: readonly Place[],
  map: ReachCase['map'],
): number | null {
  const closed = crossings.filter(({ state }) => state === 'blown');
  const way = roadWay(from, places.at(-1)!, map, places.slice(0, -1), closed);
  return way ? Math.round(lengthKm(way) * 10) / 10 : null;
}

/** The crossings that a map has printed. */
export const crossingsPrinted = ({ features }: Pick<ReachCase['map'], 'features'>): CrossingPrinted[] =>
  features.flatMap(({ layer, name, point }) => (layer === 'crossing' && point ? [{ name, ...asPlace(point) }] : []));

/** Two bridges may have one name: a crossing is known by its name and its place. */
const asPrinted = ({ name, x, y }: CrossingPrinted): string => `${name} ${x} ${y}`;
