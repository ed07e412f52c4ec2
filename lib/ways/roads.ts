import Flatbush from 'flatbush';
import createGraph, { type Graph } from 'ngraph.graph';
import { aStar, type PathFinder } from 'ngraph.path';
import { withoutStops } from '@/lib/adjudication/column';
import { asPlace, kmBetween, nearestOnLeg, type Place, placeBetween } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import type { MapData, MapFeature, MapPoint } from '@/lib/scenario/types';

/** The roads of a map as a graph: where they cross or touch they join. Made once a map. */
interface Roads {
  graph: Graph<Place>;
  finder: PathFinder<Place>;
  /** The stretches between joins, with the nodes at their ends. */
  stretches: RoadStretch[];
  /** The stretches that meet at a node. */
  meetingAt: ReadonlyMap<string, readonly RoadStretch[]>;
  index: Flatbush;
}

interface RoadStretch {
  a: Place;
  b: Place;
  from: string;
  to: string;
}

/** The distance within which a road's end joins another road, km: the roads of a map are schematic (ours). */
const joinsWithinKm = 0.3;

/** The distance from a road that still counts as on it, km: towed guns unlimber within a kilometre (OC-101, ours). */
const onRoadKm = 1;

/** A place on a road: the stretch, and the nearest place of it. */
interface OnRoad {
  place: Place;
  km: number;
  stretch: RoadStretch;
}

/**
 * The way from place to place along the roads of a map, by way of `via`: straight to the nearest road, along the roads by
 * the shortest way, and straight from the nearest road to the end. `closed`: places that no road may lead over, such as
 * blown bridges. Null: the map has no roads, or none that leads there.
 */
export function roadWay(
  from: Place,
  to: Place,
  map: Pick<MapData, 'features'>,
  via: readonly Place[] = [],
  closed: readonly Place[] = [],
): Place[] | null {
  const all = roadsOf(map);
  if (!all) return null;
  const roads = closed.length > 0 ? { ...all, finder: finderOf(all.graph, closed) } : all;
  const stops = [from, ...via, to];
  const way: Place[] = [];
  for (let i = 1; i < stops.length; i++) {
    const part = between(roads, stops[i - 1]!, stops[i]!, closed);
    if (!part) return null;
    for (const one of part) way.push(one);
  }
  return withoutStops(way);
}

function between(roads: Roads, from: Place, to: Place, closed: readonly Place[]): Place[] | null {
  const { finder } = roads;
  const start = nearestOn(from, roads);
  const end = nearestOn(to, roads);
  const isDirect = start.stretch === end.stretch && !leadsOver(start.place, end.place, closed);
  let best: { km: number; nodes: Place[] } | null = isDirect
    ? { km: kmBetween(start.place, end.place), nodes: [] }
    : null;
  for (const leaves of [start.stretch.from, start.stretch.to])
    for (const joins of [end.stretch.from, end.stretch.to]) {
      const nodes = finder
        .find(leaves, joins)
        .map(({ data }) => data)
        .reverse();
      if (nodes.length === 0) continue;
      if (leadsOver(start.place, nodes[0]!, closed) || leadsOver(nodes.at(-1)!, end.place, closed)) continue;
      const km = [start.place, ...nodes, end.place].reduce(
        (sum, place, i, all) => (i === 0 ? 0 : sum + kmBetween(all[i - 1]!, place)),
        0,
      );
      if (!best || km < best.km) best = { km, nodes };
    }
  if (!best) return null;
  return [from, start.place, ...best.nodes, end.place, to].map(({ x, y }) => ({ x: tenMetres(x), y: tenMetres(y) }));
}

/** The km of a way that lie further than a kilometre from any road; the whole of it on a map without roads. */
export function kmOffRoad(way: readonly Place[], map: Pick<MapData, 'features'>): number {
  const roads = roadsOf(map);
  let km = 0;
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1]!;
    const b = way[i]!;
    const length = kmBetween(a, b);
    const parts = Math.max(1, Math.min(100, Math.ceil(length / 0.5)));
    for (let part = 0; part < parts; part++) {
      const share = (part + 0.5) / parts;
      const place = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
      if (!roads || nearestOn(place, roads).km > onRoadKm) km += length / parts;
    }
  }
  return km;
}

/** The nearest place on any road. */
export function nearestOn(place: Place, { stretches, index }: Pick<Roads, 'stretches' | 'index'>): OnRoad {
  for (let reach = 1; ; reach *= 2) {
    const found = index.search(place.x - reach, place.y - reach, place.x + reach, place.y + reach);
    const isAll = found.length === stretches.length;
    let best: OnRoad | null = null;
    for (const i of found) {
      const stretch = stretches[i]!;
      const at = nearestOnLeg(place, stretch.a, stretch.b);
      const km = kmBetween(place, at);
      if (!best || km < best.km) best = { place: at, km, stretch };
    }
    // A box holds all that lies within its half width; what is further may be missed.
    if (best && (best.km <= reach || isAll)) return best;
  }
}

const roadsIn = /* @__PURE__ */ perObject(graphOf);

/** The roads of a map; null: it has none. */
export const roadsOf = ({ features }: Pick<MapData, 'features'>): Roads | null => roadsIn(features);

interface Stretch {
  a: Place;
  b: Place;
  /** Shares at which other roads join it. */
  joins: Set<number>;
}

function graphOf(features: readonly MapFeature[]): Roads | null {
  const lines = features.flatMap(({ layer, lines = [] }) => (layer === 'road' ? lines : []));
  const drawn = lines.flatMap((line) =>
    line.slice(1).map((b, i): Stretch => ({ a: asPlace(line[i]!), b: asPlace(b), joins: new Set([0, 1]) })),
  );
  if (drawn.length === 0) return null;
  const links = joinAll(drawn, lines);
  const graph: Graph<Place> = createGraph();
  const node = (place: Place): string => {
    const id = `${place.x.toFixed(3)},${place.y.toFixed(3)}`;
    if (!graph.hasNode(id)) graph.addNode(id, place);
    return id;
  };
  const stretches = [
    ...drawn.flatMap(({ a, b, joins }) => {
      const places = [...joins].sort((one, other) => one - other).map((share) => placeBetween(a, b, share));
      return places.slice(1).map((to, i) => ({ a: places[i]!, b: to }));
    }),
    ...links,
  ].map(({ a, b }) => ({ a, b, from: node(a), to: node(b) }));
  for (const { from, to } of stretches) if (from !== to) graph.addLink(from, to);
  const meetingAt = new Map<string, RoadStretch[]>();
  for (const stretch of stretches)
    for (const end of new Set([stretch.from, stretch.to])) meetingAt.set(end, [...(meetingAt.get(end) ?? []), stretch]);
  const index = indexOf(stretches);
  return { graph, finder: finderOf(graph, []), stretches, meetingAt, index };
}

/** So near to a place that is closed a road leads over it, km (ours: roads and bridges are drawn by different hands). */
const overKm = 0.5;

/** True when a straight stretch of road leads over one of the places that are closed. */
const leadsOver = (a: Place, b: Place, closed: readonly Place[]): boolean =>
  closed.some((place) => kmBetween(place, nearestOnLeg(place, a, b)) <= overKm);

/** Finds the shortest way along the roads, over none of the places that are closed. */
const finderOf = (graph: Graph<Place>, closed: readonly Place[]): PathFinder<Place> =>
  aStar<Place, unknown>(graph, {
    distance: (from, to) => kmBetween(from.data, to.data),
    heuristic: (from, to) => kmBetween(from.data, to.data),
    blocked: (from, to) => leadsOver(from.data, to.data, closed),
  });

/** Marks where stretches cross each other, and gives a link where a road's end comes near another road. */
function joinAll(drawn: readonly Stretch[], lines: readonly (readonly MapPoint[])[]): { a: Place; b: Place }[] {
  const index = indexOf(drawn);
  const near = ({ x: left, y: bottom }: Place, { x: right, y: top }: Place, rim: number) =>
    index.search(
      Math.min(left, right) - rim,
      Math.min(bottom, top) - rim,
      Math.max(left, right) + rim,
      Math.max(bottom, top) + rim,
    );
  for (const [i, one] of drawn.entries())
    for (const j of near(one.a, one.b, 0)) {
      if (j <= i) continue;
      const met = crossing(one, drawn[j]!);
      if (!met) continue;
      one.joins.add(met[0]);
      drawn[j]!.joins.add(met[1]);
    }
  const links: { a: Place; b: Place }[] = [];
  for (const line of lines)
    for (const end of [line[0]!, line.at(-1)!].map(asPlace))
      for (const j of near(end, end, joinsWithinKm)) {
        const other = drawn[j]!;
        const at = nearestOnLeg(end, other.a, other.b);
        if (kmBetween(end, at) > joinsWithinKm || kmBetween(end, at) === 0) continue;
        const length = kmBetween(other.a, other.b);
        if (length > 0) other.joins.add(kmBetween(other.a, at) / length);
        links.push({ a: end, b: at });
      }
  return links;
}

function indexOf(stretches: readonly { a: Place; b: Place }[]): Flatbush {
  const index = new Flatbush(stretches.length);
  for (const { a, b } of stretches)
    index.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y));
  index.finish();
  return index;
}

/** The shares of two stretches at which they cross, or null. */
function crossing(one: Stretch, other: Stretch): [number, number] | null {
  const ax = one.b.x - one.a.x;
  const ay = one.b.y - one.a.y;
  const bx = other.b.x - other.a.x;
  const by = other.b.y - other.a.y;
  const across = ax * by - ay * bx;
  if (across === 0) return null;
  const dx = other.a.x - one.a.x;
  const dy = other.a.y - one.a.y;
  const shares: [number, number] = [(dx * by - dy * bx) / across, (dx * ay - dy * ax) / across];
  return shares.every((share) => share >= 0 && share <= 1) ? shares : null;
}
const tenMetres = (km: number): number => Math.round(km * 100) / 100;
