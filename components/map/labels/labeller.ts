import type { MapData } from '../core/map-data';
import type { Box, Projection } from '../core/projection';
import { type NameAlong, NamesAlong } from './along';
import { watersOn } from './banks';
import { type Item, inOrder, type Kind, type Laid } from './item';
import { type Before, placeSymbols } from './place-symbols';
import { placeWords } from './place-words';
import { nameRegions } from './regions';
import { around, boxed, emptyRoom, legsOf, type Room } from './room';
import { routed } from './route-leaders';
import { sayCounts } from './say-counts';
import { crossingsOf, isMajorCrossing, minorCrossingsFrom, townsAt } from './sheet';
import { layHeights, type SpotLaid } from './spots';
import { nameWaters } from './waters';

/** Where everything lies on a map at one scale. */
export interface Layout {
  /** px per km */
  scale: number;
  /** By id: what has its place, those beneath another with it. */
  laid: ReadonlyMap<string, Laid>;
  /** Symbols that found no place, and nobody of their kind to lie beneath. */
  leftOut: string[];
  /** Names of waters and regions along them, and heights. */
  along: NameAlong[];
  heights: SpotLaid[];
  room: Room;
}

/** The distance from its place at which a thing may lie in a close view, km. */
const furthestKm = 1.5;

/** The distance from its place at which a symbol may lie, units: 66, and 1.5 km where that is further. */
export const reachAt = (scale: number): number => Math.max(66, furthestKm * scale);

/** Symbols take their places in this order, then words. */
const symbolOrder: readonly Kind[] = ['mark', 'contact', 'counter', 'friend', 'marker', 'area', 'passing'];
const wordOrder: readonly Kind[] = ['contact', 'friend', 'mark', 'marker', 'area', 'crossing', 'passing', 'village'];

/**
 * Lays out everything on a map so that nothing overprints: crossings and towns first, then symbols by kind and rank, the
 * counts of reports that lie together with them, then words in what is left: names of villages, waters, heights and regions last. What finds no place goes beneath its neighbour; words that find
 * none are left out. `before`: the layout before at the same scale; whoever had a place keeps it while it is free. `above`:
 * what lies over the map for a moment, px; all else keeps clear of it. The same things give the same layout, in whatever
 * order they come.
 */
export function layOut(
  mapData: MapData | null,
  items: readonly Item[],
  projection: Projection,
  before: Layout | null = null,
  above: readonly Box[] = [],
): Layout {
  const { scale } = projection;
  const towns = mapData ? townsAt(mapData, projection) : [];
  const all = [...towns, ...items];
  const spots = [...towns.map(({ at }) => around(at, 5)), ...(mapData ? gates(mapData, projection) : [])];
  const places = items.filter(({ symbol }) => symbol).map(({ at }) => around(at, 0));
  const waters = mapData ? watersOn(mapData, projection) : [];
  const room = emptyRoom(spots, places, mapData && frameOf(mapData, projection), waters);
  for (const box of above) room.taken.add(box);
  const was = before?.scale === scale ? before.laid : new Map<string, Laid>();
  const laid = new Map<string, Laid>();
  const of = (kind: Kind) => all.filter((item) => item.kind === kind);
  const withWords = (kind: Kind) => {
    const those = of(kind);
    for (const { id, at, symbol } of those)
      if (!symbol && !laid.has(id))
        laid.set(id, { id, kind, at, box: null, leaders: [], folded: [], tab: null, words: null });
    placeWords(those, laid, room, was);
  };
  for (const one of standing(of('crossing'), room)) laid.set(one.id, one);
  withWords('city');
  withWords('square');
  const drawn = symbolOrder.flatMap((kind) => inOrder(of(kind).filter(({ symbol }) => symbol)));
  const reach = reachAt(scale);
  const placed = placeSymbols(drawn, room, reach, symbolsBefore(was, items), (those) =>
    sayCounts(items, those, room, was, reach),
  );
  for (const one of placed.laid) {
    laid.set(one.id, one);
    one.leaders = one.leaders.map((leader) => boxed(routed(leader, one.box!, room)));
    for (const leader of one.leaders) {
      room.spots.add(around(leader.from, 7));
      for (const leg of legsOf(leader)) room.legs.add(leg);
    }
  }
  for (const kind of wordOrder) withWords(kind);
  const names = new NamesAlong(room);
  if (mapData) nameWaters(mapData, projection, names);
  const heights = mapData ? layHeights(mapData, projection, room) : [];
  if (mapData) nameRegions(mapData, projection, names);
  return { scale, laid, leftOut: placed.leftOut, along: names.named, heights, room };
}

/** Things that lie where they are, whatever lies there: of two that would overprint the first has the room to itself. */
function standing(items: readonly Item[], { taken }: Room): Laid[] {
  return inOrder(items).flatMap(({ id, kind, at, symbol }) => {
    const box = symbol ? around(at, symbol.width, symbol.height) : null;
    if (!box) return [];
    const isOpen = !taken.meets(box);
    if (isOpen) taken.add(box);
    return [{ id, kind, at, box: isOpen ? box : null, leaders: [], folded: [], tab: null, words: null }];
  });
}

const gates = (mapData: MapData, { scale, toScreen }: Projection): Box[] =>
  crossingsOf(mapData)
    .filter(({ feature }) => scale >= minorCrossingsFrom || isMajorCrossing(feature))
    .map(({ point: [x, y] }) => around(toScreen({ x, y }), 13));

function frameOf({ frame }: MapData, { toScreen }: Projection): Box {
  const { x, y } = toScreen({ x: frame.minX, y: frame.maxY });
  const corner = toScreen({ x: frame.maxX, y: frame.minY });
  return { x, y, width: corner.x - x, height: corner.y - y };
}

/** The earlier places of symbols, as seen from their places, as far as these are the same. */
function symbolsBefore(was: ReadonlyMap<string, Laid>, items: readonly Item[]): Before {
  const before = new Map<string, Box | null>();
  if (was.size === 0) return before;
  const placeOf = new Map(items.map(({ id, at }) => [id, at]));
  for (const { id, at, box, folded } of was.values()) {
    for (const beneath of folded) before.set(beneath, null);
    const now = placeOf.get(id);
    if (box && now && Math.hypot(now.x - at.x, now.y - at.y) < 0.5)
      before.set(id, { ...box, x: box.x - at.x, y: box.y - at.y });
  }
  return before;
}
