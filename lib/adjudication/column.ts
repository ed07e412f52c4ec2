import { kmBetween, lengthKm, nearestOnLeg, type Place } from '@/lib/geometry';

/** A unit's place in a column. */
interface ColumnPlace extends Place {
  /** The distance it has come along the way, km; 0: at its beginning. */
  kmAlong: number;
  /** The way is too short for it: it waits at its beginning. */
  waits: boolean;
}

/** Dust of sums, km. */
const dustKm = 1e-9;

/**
 * Places along a way for units in their order of march, the head first, at the way's end: each stands as far behind the
 * one before it as that one is long, a kilometre to a size point (§7 Column Lengths, OC-109). What the way has no room
 * for waits at its beginning. `way` has at least one place.
 */
export function columnPlaces(way: readonly Place[], sizesKm: readonly number[]): ColumnPlace[] {
  const whole = lengthKm(way);
  let behind = 0;
  return sizesKm.map((size) => {
    const left = whole - behind;
    const kmAlong = Math.max(0, left);
    behind += size;
    return { ...placeOn(way, kmAlong), kmAlong, waits: left < -dustKm };
  });
}

/** The front of a battalion, km (§7). */
const frontKm = 1;

/** Enemies this near to each other lie in one front, km: ours, a battalion between them. */
const oneFrontKm = 2 * frontKm;

/** An enemy further away than this was not met, km: half a km beyond the longest passing distance (§6). */
const metKm = 2.5;

/**
 * The way of a probe turned towards the enemy that it met at its end, so that those beside each other lie along their front
 * (§5 Probe): the front runs from the nearest enemy to the next, where one is near enough to lie in it. The way itself where
 * nobody was met.
 */
export function facingFront(way: readonly Place[], enemies: readonly Place[]): Place[] {
  const end = way.at(-1)!;
  const byKm = (from: Place) => (one: Place, other: Place) => kmBetween(from, one) - kmBetween(from, other);
  const [nearest, ...others] = enemies.toSorted(byKm(end));
  if (!nearest || kmBetween(end, nearest) > metKm || kmBetween(end, nearest) === 0) return [...way];
  const [next] = others.sort(byKm(nearest));
  const isFront = next && kmBetween(nearest, next) <= oneFrontKm && kmBetween(nearest, next) > 0;
  const along = isFront ? { x: next.x - nearest.x, y: next.y - nearest.y } : null;
  const towards = { x: nearest.x - end.x, y: nearest.y - end.y };
  const across = along ? { x: -along.y, y: along.x } : towards;
  const isAhead = across.x * towards.x + across.y * towards.y >= 0;
  const back = (isAhead ? 1 : -1) * (0.01 / Math.hypot(across.x, across.y));
  return [...way, { x: end.x - across.x * back, y: end.y - across.y * back }, end];
}

/**
 * Places side by side across the end of a way, its middle at the end, a kilometre of front to each (§7): the first in the
 * middle, then right and left in turn.
 */
export function abreastPlaces(way: readonly Place[], count: number): ColumnPlace[] {
  const end = way.at(-1)!;
  const before = way.findLast(({ x, y }) => x !== end.x || y !== end.y) ?? { x: end.x, y: end.y - 1 };
  const km = kmBetween(end, before);
  const right = (end.y - before.y) / km;
  const down = (before.x - end.x) / km;
  const kmAlong = lengthKm(way);
  return Array.from({ length: count }, (_, i) => {
    const off = Math.ceil(i / 2) * frontKm * (i % 2 === 1 ? 1 : -1) || 0;
    const to = (middle: number, by: number) => Math.round((middle + by) * 100) / 100;
    return { x: to(end.x, off * right), y: to(end.y, off * down), kmAlong, waits: false };
  });
}

/** The length of a column on the road, km (OC-109). */
export const columnLengthKm = (sizesKm: readonly number[]): number => sizesKm.reduce((sum, size) => sum + size, 0);

/** The place `kmAlong` a way; beyond its end, its end. */
export function placeOn(way: readonly Place[], kmAlong: number): Place {
  let left = kmAlong;
  for (let i = 1; i < way.length; i++) {
    const from = way[i - 1]!;
    const to = way[i]!;
    const km = kmBetween(to, from);
    if (left < km - dustKm)
      return { x: from.x + (left / km) * (to.x - from.x), y: from.y + (left / km) * (to.y - from.y) };
    left -= km;
  }
  const { x, y } = way.at(-1)!;
  return { x, y };
}

/** Places of a way are written to 10 m: who stands nearer to it than this stands on it, km. */
const besideKm = 0.01;

/**
 * The way of one unit of a column from where it stands to its place on the way: straight onto the way at the nearest place of
 * the part it goes, unless it stands on it (where it stands on it first: the way may come back), and along it from there. It
 * begins where the unit stands, and ends at its place.
 */
export function wayInto(way: readonly Place[], from: Place, kmAlong: number): Place[] {
  let joins = 0;
  let nearest = Infinity;
  let before = 0;
  for (let i = 1; i < way.length && (i === 1 || before < kmAlong - dustKm); i++) {
    const a = way[i - 1]!;
    const b = way[i]!;
    const km = kmBetween(b, a);
    const most = km === 0 ? 0 : Math.min(1, (kmAlong - before) / km);
    const along = km === 0 ? 0 : ((from.x - a.x) * (b.x - a.x) + (from.y - a.y) * (b.y - a.y)) / km ** 2;
    const share = Math.max(0, Math.min(most, along));
    const off = Math.hypot(from.x - a.x - share * (b.x - a.x), from.y - a.y - share * (b.y - a.y));
    if (off < nearest && nearest >= besideKm) {
      joins = before + share * km;
      nearest = off;
    }
    before += km;
  }
  const stands = { x: from.x, y: from.y };
  const on = nearest < besideKm ? [stands] : [stands, placeOn(way, joins)];
  let along = 0;
  for (let i = 1; i < way.length; i++) {
    along += kmBetween(way[i]!, way[i - 1]!);
    if (along > joins + dustKm && along < kmAlong - dustKm) on.push(way[i]!);
  }
  return withoutStops([...on, placeOn(way, kmAlong)]);
}

/** The part of a way as far as its place nearest to another. */
export function wayTo(way: readonly Place[], place: Place): Place[] {
  let leg = 0;
  let end = way[0]!;
  let least = kmBetween(way[0]!, place);
  for (let i = 1; i < way.length; i++) {
    const at = nearestOnLeg(place, way[i - 1]!, way[i]!);
    const km = kmBetween(at, place);
    if (km < least - dustKm) {
      leg = i;
      end = at;
      least = km;
    }
  }
  return withoutStops([...way.slice(0, Math.max(1, leg)), { x: end.x, y: end.y }]);
}

/** A way without places named twice running. */
export const withoutStops = (way: readonly Place[]): Place[] =>
  way.filter((place, i) => i === 0 || place.x !== way[i - 1]!.x || place.y !== way[i - 1]!.y);
