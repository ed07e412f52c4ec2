import FlatQueue from 'flatqueue';
import { kmBetween, type Place, placeBetween } from '@/lib/geometry';
import { nearestOn, roadsOf } from '../roads';
import { mayWade, watersToCross } from '../water-obstacles';
import type { Point, Reach, ReachCase } from './reach-case';

/**
 * The roads that a column comes along in what is left of the turn. `guideKm` is what it makes in a whole turn. A water
 * without a bridge ends it there, or costs half a turn whoever may wade it (OC-105).
 */
export function roadsWithin(reach: ReachCase, guideKm: number): Pick<Reach, 'byRoad' | 'roadEnds'> {
  const roads = roadsOf(reach.map);
  const mostKm = guideKm * reach.share;
  if (!roads || mostKm === 0) return { byRoad: [], roadEnds: [] };
  const begin = nearestOn(reach.from, roads);
  const found: Found = { byRoad: [], roadEnds: [] };
  /** The distance that a column has come where roads meet, km. */
  const come = new Map<string, number>();
  const waiting = new FlatQueue<Arrival>();
  const arrive = (node: string, place: Place, km: number) => {
    if (km > mostKm || km >= (come.get(node) ?? Infinity)) return;
    come.set(node, km);
    waiting.push({ node, place }, km);
  };
  /** Goes along a stretch as far as it gets. */
  const along = (from: Place, to: Place, node: string, km: number) => {
    const toll = tollKm(from, to, reach, guideKm);
    const left = mostKm - km - toll;
    if (left <= 0) return;
    const length = kmBetween(from, to);
    const end = left >= length ? to : placeBetween(from, to, left / length);
    found.byRoad.push([asPoint(from), asPoint(end)]);
    if (end === to) arrive(node, to, km + toll + length);
    else found.roadEnds.push(asPoint(end));
  };
  const { stretch } = begin;
  along(begin.place, stretch.a, stretch.from, begin.km);
  along(begin.place, stretch.b, stretch.to, begin.km);
  while (waiting.length > 0) {
    const km = waiting.peekValue()!;
    const { node, place } = waiting.pop()!;
    if (km > come.get(node)! || reach.stopsAt?.(place)) continue;
    for (const next of roads.meetingAt.get(node)!) {
      if (next === stretch) continue;
      const { a, b, from, to } = next;
      const [other, end] = from === node ? [to, b] : [from, a];
      // Whoever came from there sooner has been along it.
      if ((come.get(other) ?? Infinity) > km) along(place, end, other, km);
    }
  }
  return found;
}

type Found = Pick<Reach, 'byRoad' | 'roadEnds'>;

interface Arrival {
  node: string;
  place: Place;
}

/** The cost of the waters on a stretch, km: half a turn for each that may be waded; infinite where one bars the way. */
function tollKm(from: Place, to: Place, { map, crossings, mover }: ReachCase, guideKm: number): number {
  const waters = watersToCross(from, to, map, crossings);
  return waters.every((water) => mayWade(water, mover)) ? 0.5 * guideKm * waters.length : Infinity;
}

const asPoint = ({ x, y }: Place): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
