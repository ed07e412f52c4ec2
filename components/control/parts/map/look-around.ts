import { type Frame, kmBetween, type Place } from '@/lib/geometry';
import type { Side } from '@/lib/words';

/** The window that holds these places with so many km of ground about them; the whole map where there are none. */
export function lookAround(places: readonly Place[], frame: Frame, kmAbout: number) {
  const xs = places.length > 0 ? places.map(({ x }) => x) : [frame.minX, frame.maxX];
  const ys = places.length > 0 ? places.map(({ y }) => y) : [frame.minY, frame.maxY];
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const bottom = Math.min(...ys);
  const top = Math.max(...ys);
  return {
    centre: { x: (left + right) / 2, y: (bottom + top) / 2 },
    kmAcross: Math.max(16, right - left + kmAbout),
    kmUp: Math.max(12, top - bottom + kmAbout),
  };
}

/** A counter on the map, and whether it is in contact (§6 Passing By). */
export interface Standing extends Place {
  side: Side;
  isInContact: boolean;
}

/** The distance between two sides within which a fight may begin, and the distance behind them of their own supporters, km. */
const nearKm = 10;

/**
 * The window on the fighting and its axis: on who is in contact or stands near the enemy, with those of their side who stand
 * near behind them; else on all counters. All of them are in it, though ground beyond the map is seen beside a tall one.
 */
export function lookAtFighting(counters: readonly Standing[], frame: Frame) {
  const about = standingAbout(counters);
  const isNear = (one: Standing, of: (other: Standing) => boolean) =>
    about(one).some((other) => of(other) && kmBetween(one, other) <= nearKm);
  const fighting = new Set(counters.filter((one) => one.isInContact || isNear(one, ({ side }) => side !== one.side)));
  const axis = counters.filter(
    (one) => fighting.has(one) || isNear(one, (other) => other.side === one.side && fighting.has(other)),
  );
  return { ...lookAround(axis.length > 0 ? axis : counters, frame, 12), keepsToSheet: true as const };
}

/**
 * The units that may be near a place, without measuring the distance to everybody: those of its square and of the eight
 * around it.
 */
function standingAbout(counters: readonly Standing[]): (place: Place) => Standing[] {
  const squareOf = ({ x, y }: Place): [number, number] => [Math.floor(x / nearKm), Math.floor(y / nearKm)];
  const squares = new Map<string, Standing[]>();
  for (const one of counters) {
    const square = squareOf(one).join(' ');
    squares.set(square, [...(squares.get(square) ?? []), one]);
  }
  const steps = [-1, 0, 1];
  return (place) => {
    const [x, y] = squareOf(place);
    return steps.flatMap((dx) => steps.flatMap((dy) => squares.get(`${x + dx} ${y + dy}`) ?? []));
  };
}
