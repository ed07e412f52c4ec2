import Flatbush from 'flatbush';
import createGraph, { type Graph } from 'ngraph.graph';
import { aStar } from 'ngraph.path';
import { asPlace, kmBetween, kmToLeg, lengthKm, nearestOnLeg, type Place } from '@/lib/geometry';
import type { MapPoint } from '@/lib/scenario/types';

/** Lays lines that were drawn by hand onto the true ones, by the shortest way that keeps near them. */

/** Ends of true lines this near are one, km. */
const sameWithinKm = 0.012;
/** A gap between true lines this long may be bridged, at a price. */
const gapKm = 0.5;
/** The distance of a hand drawn end from the true line, and of a true line from the hand drawn one, at most, km. */
const endWithinKm = 0.9;
const besideKm = 2.5;
/** The cost of a step out of reach. */
const tooFar = 1e6;
/** So many stretches of a hand drawn line are laid at once: a gap in the data costs no more. */
const legStretches = 4;

export interface Net {
  graph: Graph<Place, number>;
  places: Place[];
  index: Flatbush;
}

/** True lines as a net whose links hold their cost, km. */
export function netOf(lines: readonly (readonly MapPoint[])[]): Net {
  const graph: Graph<Place, number> = createGraph();
  const places: Place[] = [];
  const squares = new Map<string, number[]>();
  const squareOf = (km: number) => Math.floor(km / sameWithinKm);
  const nodeAt = (place: Place): number => {
    const column = squareOf(place.x);
    const row = squareOf(place.y);
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const node of squares.get(`${x} ${y}`) ?? [])
          if (kmBetween(places[node]!, place) < sameWithinKm) return node;
    places.push(place);
    const node = places.length - 1;
    graph.addNode(String(node), place);
    const key = `${column} ${row}`;
    squares.set(key, [...(squares.get(key) ?? []), node]);
    return node;
  };
  const link = (a: number, b: number, cost: number) => {
    if (a !== b && !graph.hasLink(String(a), String(b))) graph.addLink(String(a), String(b), cost);
  };
  for (const line of lines) {
    const nodes = line.map((point) => nodeAt(asPlace(point)));
    for (let i = 1; i < nodes.length; i++)
      link(nodes[i - 1]!, nodes[i]!, kmBetween(places[nodes[i - 1]!]!, places[nodes[i]!]!));
  }
  const index = new Flatbush(places.length);
  for (const { x, y } of places) index.add(x, y);
  index.finish();
  places.forEach((place, a) => {
    for (const b of around(index, place, gapKm)) {
      const km = kmBetween(place, places[b]!);
      if (b > a && km < gapKm) link(a, b, km * 5 + 0.15);
    }
  });
  return { graph, places, index };
}

const around = (index: Flatbush, { x, y }: Place, km: number): number[] => index.search(x - km, y - km, x + km, y + km);

/** The node nearest to a place, within reach; null: none is. */
function nearestNode({ index, places }: Net, place: Place): number | null {
  let best: { node: number; km: number } | null = null;
  for (const node of around(index, place, endWithinKm)) {
    const km = kmBetween(place, places[node]!);
    if (km <= endWithinKm && (!best || km < best.km)) best = { node, km };
  }
  return best?.node ?? null;
}

/**
 * Hand drawn lines on the true ones, leg by leg; a leg that finds no way stays as it was drawn. Where two of them met they
 * meet again: at the same place of the net, or by a straight piece from the end of one to the other.
 */
export function laidAlong(net: Net, drawn: readonly (readonly MapPoint[])[]): MapPoint[][] {
  const hands = drawn.map((line) => line.map(asPlace));
  const meeting = meetingPlaces(hands);
  const laid = hands.map((hand) => {
    const way: Place[] = [];
    for (let from = 0; from < hand.length - 1; ) {
      let to = from + 1;
      while (to < hand.length - 1 && to < from + legStretches && !meeting.has(hand[to]!)) to++;
      const leg = hand.slice(from, to + 1);
      const [start, end] = [leg[0]!, leg.at(-1)!].map((place) => nearestNode(net, meeting.get(place) ?? place));
      for (const one of legAlong(net, leg, start!, end!) ?? leg.slice(way.length === 0 ? 0 : 1)) way.push(one);
      from = to;
    }
    return withoutSpurs(way);
  });
  hands.forEach((hand, i) => {
    for (const end of [hand[0]!, hand.at(-1)!])
      hands.forEach((other, j) => {
        if (j === i || kmToWay(end, other) > meetWithinKm) return;
        const way = laid[i]!;
        const isFirst = end === hand[0];
        const at = nearestOnWay(isFirst ? way[0]! : way.at(-1)!, laid[j]!);
        if (kmToWay(at, way) < sameWithinKm) return;
        if (isFirst) way.unshift(at);
        else way.push(at);
      });
  });
  return laid.map((way) => way.map(({ x, y }): MapPoint => [x, y]));
}

/** The distance within which hand drawn lines have met, km: as near as the rules ask. */
const meetWithinKm = 0.3;

/** Each point of a line that lies by a point of another, with the one place that stands for both. */
function meetingPlaces(hands: readonly (readonly Place[])[]): Map<Place, Place> {
  const meeting = new Map<Place, Place>();
  const stands: Place[] = [];
  for (const [i, hand] of hands.entries())
    for (const place of hand) {
      const others = hands.some((other, j) => j !== i && other.some((one) => kmBetween(one, place) <= meetWithinKm));
      if (!others) continue;
      const known = stands.find((one) => kmBetween(one, place) <= meetWithinKm) ?? place;
      if (known === place) stands.push(place);
      meeting.set(place, known);
    }
  return meeting;
}

const nearestOnWay = (place: Place, way: readonly Place[]): Place => {
  let best = way[0]!;
  for (let i = 1; i < way.length; i++) {
    const at = nearestOnLeg(place, way[i - 1]!, way[i]!);
    if (kmBetween(place, at) < kmBetween(place, best)) best = at;
  }
  return best;
};

const kmToWay = (place: Place, way: readonly Place[]): number => kmBetween(place, nearestOnWay(place, way));

function legAlong(net: Net, leg: readonly Place[], start: number | null, end: number | null): Place[] | null {
  if (start === null || end === null) return null;
  if (start === end) return [net.places[start]!];
  const offs = new Map<Place, number>();
  const off = (place: Place): number => {
    const known = offs.get(place) ?? Math.min(...leg.slice(1).map((b, i) => kmToLeg(place, leg[i]!, b)));
    offs.set(place, known);
    return known;
  };
  const finder = aStar<Place, number>(net.graph, {
    distance: (to, _, { data }) =>
      off(to.data) > besideKm ? tooFar : data * (1 + off(to.data) + 6 * off(to.data) ** 2),
    heuristic: (from, to) => kmBetween(from.data, to.data),
  });
  const found = finder.find(String(start), String(end)).map(({ data }) => data);
  if (found.some((place) => off(place) > besideKm)) return null;
  return found.length > 0 && lengthKm(found) <= 1.3 * lengthKm(leg) + 0.5 ? found.reverse() : null;
}

/** A way without the parts that are walked out and back. */
function withoutSpurs(way: readonly Place[]): Place[] {
  const out: Place[] = [];
  for (const place of way) {
    const before = out.findIndex((one) => kmBetween(one, place) < sameWithinKm);
    if (before >= 0) out.length = before + 1;
    else out.push(place);
  }
  return out;
}
