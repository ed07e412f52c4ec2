import type { MapData, MapFeature, MapPoint } from '../core/map-data';
import type { Box, Point, Projection } from '../core/projection';
import { crowd } from './crowd';

/** A town's name, set where it covers neither a counter nor another name. */
interface TownLabel {
  /** The same at every scale. */
  key: string;
  name: string;
  tier: number;
  dot: Point;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** A river's or canal's name along its water. */
interface WaterLabel {
  key: string;
  name: string;
  x: number;
  y: number;
  /** Degrees, so that it reads from left to right. */
  turn: number;
}

/** From which scale (px per km) on a tier is named. */
const namedFrom: Record<number, number> = { 1: 0, 2: 6, 3: 19, 4: 40 };
const letter: Record<number, { width: number; size: number }> = {
  1: { width: 8.4, size: 14 },
  2: { width: 6.2, size: 11.5 },
  3: { width: 5.8, size: 11 },
  4: { width: 5.8, size: 11 },
};

/**
 * Names of towns for one scale: cities first, each beside its dot where there is room. A city always gets its name; a
 * lesser place goes without when all sides are taken.
 */
export function layOutTowns(mapData: MapData, { scale, toScreen }: Projection, avoid: readonly Box[]): TownLabel[] {
  const taken = crowd(avoid);
  for (const { point, feature } of crossingsOf(mapData)) {
    if (scale < 7 && !isMajorCrossing(feature)) continue;
    const { x, y } = toScreen({ x: point[0], y: point[1] });
    taken.add({ x: x - 5, y: y - 5, width: 10, height: 10 });
  }
  const labels: TownLabel[] = [];
  for (const { key, name, tier, point } of townsOf(mapData)) {
    if (scale < (namedFrom[tier] ?? 40)) continue;
    const dot = toScreen({ x: point[0], y: point[1] });
    const { width: letterWidth, size } = letter[tier] ?? letter[3]!;
    const width = name.length * letterWidth;
    const sides = [...beside(dot, width, size), ...(tier === 1 ? further(dot, width, size) : [])];
    const free = sides.find(({ box }) => !taken.meets(box));
    if (!free && tier > 1) continue;
    const { anchor, x, y, box } = free ?? sides[0]!;
    taken.add(box);
    taken.add({ x: dot.x - 3, y: dot.y - 3, width: 6, height: 6 });
    labels.push({ key, name, tier, dot, x, y, anchor });
  }
  return labels;
}

const towns = new WeakMap<MapData, { key: string; name: string; tier: number; point: MapPoint }[]>();

function townsOf(mapData: MapData) {
  const known = towns.get(mapData);
  if (known) return known;
  const found = mapData.features
    .filter((f) => f.layer === 'town' && f.point)
    .map((f) => ({ key: keyOf(f.name, f.point!), name: f.name.replace(/^'/, '’'), tier: f.tier ?? 3, point: f.point! }))
    .sort((a, b) => a.tier - b.tier || a.name.localeCompare(b.name));
  towns.set(mapData, found);
  return found;
}

interface Side {
  anchor: TownLabel['anchor'];
  x: number;
  y: number;
  box: Box;
}

const sideOf =
  (dot: Point, width: number, size: number) =>
  (anchor: TownLabel['anchor'], dx: number, dy: number): Side => {
    const x = dot.x + dx;
    const y = dot.y + dy;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { anchor, x, y, box: { x: left, y: y - size * 0.8, width, height: size } };
  };

/** Places for a city's name a little way off, where counters hold the ground beside it. */
function further(dot: Point, width: number, size: number): Side[] {
  const at = sideOf(dot, width, size);
  return [34, 50, 66, 88, 112].flatMap((away) => [
    at('middle', 0, -away),
    at('middle', 0, away + size),
    at('start', away, 4),
    at('end', -away, 4),
    at('start', away, -away / 2),
    at('end', -away, -away / 2),
    at('start', away, away / 2 + size),
    at('end', -away, away / 2 + size),
  ]);
}

function beside(dot: Point, width: number, size: number): Side[] {
  const at = sideOf(dot, width, size);
  return [
    at('start', 6, 4),
    at('end', -6, 4),
    at('middle', 0, -7),
    at('middle', 0, size + 4),
    at('start', 6, -6),
    at('end', -6, -6),
    at('start', 6, 15),
    at('end', -6, 15),
  ];
}

/** Names of waters, each along the straightest free stretch, again every 900 px or so. */
export function layOutWaters(
  mapData: MapData,
  { scale, toScreen }: Projection,
  avoid: readonly Box[],
  towns: readonly TownLabel[],
): WaterLabel[] {
  const taken = crowd(avoid);
  for (const town of towns) taken.add({ x: town.dot.x - 24, y: town.dot.y - 9, width: 48, height: 18 });
  const labels: WaterLabel[] = [];
  for (const feature of mapData.features) {
    if (!feature.name || !(feature.layer === 'river' || feature.layer === 'canal')) continue;
    if (!feature.isMajor && scale < 9) continue;
    for (const line of feature.lines ?? []) {
      const points = line.map(([x, y]) => toScreen({ x, y }));
      for (const spot of straightest(points, feature.name.length * 6.6 + 10)) {
        const { x, y } = spot;
        const reach = feature.name.length * 3.5;
        const across = Math.max(10, Math.sqrt(1 - spot.rise ** 2) * reach);
        const tall = Math.max(10, Math.abs(spot.rise) * reach);
        const box = { x: x - across, y: y - tall, width: 2 * across, height: 2 * tall };
        const isNearTwin = labels.some((l) => l.name === feature.name && Math.hypot(l.x - x, l.y - y) < 700);
        if (isNearTwin || taken.meets(box)) continue;
        taken.add(box);
        labels.push({ key: `${feature.name} ${labels.length}`, name: feature.name, x, y, turn: spot.turn });
      }
    }
  }
  return labels;
}

/** Stretches of a line long enough for a name, the straightest first. */
function straightest(points: readonly Point[], length: number) {
  const spots: { x: number; y: number; turn: number; rise: number; bend: number }[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    let along = 0;
    let j = i;
    while (j < points.length - 1 && along < length) {
      along += Math.hypot(points[j + 1]!.x - points[j]!.x, points[j + 1]!.y - points[j]!.y);
      j++;
    }
    if (along < length) break;
    const a = points[i]!;
    const b = points[j]!;
    const chord = Math.hypot(b.x - a.x, b.y - a.y);
    const bend = 1 - chord / along;
    if (bend > 0.12) continue;
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
    spots.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: upright, rise: (b.y - a.y) / chord, bend });
  }
  return spots.sort((p, q) => p.bend - q.bend);
}

/** What stands at one place of the ground, by its name: the same at every scale. */
const keyOf = (name: string, [x, y]: MapPoint): string => `${name} ${x} ${y}`;

/** A crossing, and the way the road takes over the water, in degrees on the screen. */
export interface SheetCrossing {
  /** The same at every scale. */
  key: string;
  feature: MapFeature;
  point: MapPoint;
  turn: number;
}

/** Main road and rail bridges are drawn at every scale. */
export const isMajorCrossing = ({ kind }: MapFeature): boolean => kind === 'mainRoadBridge' || kind === 'railBridge';

const crossings = new WeakMap<MapData, SheetCrossing[]>();

export function crossingsOf(mapData: MapData): SheetCrossing[] {
  const known = crossings.get(mapData) ?? findCrossings(mapData);
  crossings.set(mapData, known);
  return known;
}

function findCrossings({ features }: MapData): SheetCrossing[] {
  const waters = features.filter((f) => f.layer === 'river' || f.layer === 'canal').flatMap((f) => f.lines ?? []);
  return features.flatMap((feature) =>
    feature.layer === 'crossing' && feature.point
      ? [
          {
            key: keyOf(feature.name, feature.point),
            feature,
            point: feature.point,
            turn: turnOver(feature.point, waters),
          },
        ]
      : [],
  );
}

/** Square to the nearest stretch of water; upright where there is none within 2 km. */
function turnOver([x, y]: MapPoint, waters: readonly (readonly MapPoint[])[]): number {
  let nearest = 2;
  let turn = 90;
  for (const line of waters)
    for (let i = 0; i < line.length - 1; i++) {
      const [ax, ay] = line[i]!;
      const [bx, by] = line[i + 1]!;
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      const away = Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y);
      if (away >= nearest) continue;
      nearest = away;
      turn = (Math.atan2(-(by - ay), bx - ax) * 180) / Math.PI + 90;
    }
  return turn;
}
