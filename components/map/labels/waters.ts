import type { MapData } from '../core/map-data';
import type { Box, Point, Projection } from '../core/projection';
import type { Room } from './room';
import { faces, widthOf } from './type';

/** A river's or canal's name along its water. */
export interface WaterName {
  key: string;
  name: string;
  /** Of the middle of its foot, px. */
  x: number;
  y: number;
  /** Degrees, so that it reads from left to right. */
  turn: number;
  /** The room of its letters: boxes along it, px. */
  boxes: Box[];
}

/** From which scale on lesser waters are named, px per km. */
const lesserFrom = 9;
/** One name of a water is so far from the next, px. */
const apart = 700;
/** How far its foot stands off the middle of the water, px. */
const off = 5;

/** Names of waters, each along the straightest free stretch. */
export function nameWaters(mapData: MapData, { scale, toScreen }: Projection, room: Room): WaterName[] {
  const named: WaterName[] = [];
  for (const feature of mapData.features) {
    if (!feature.name || !(feature.layer === 'river' || feature.layer === 'canal')) continue;
    if (!feature.isMajor && scale < lesserFrom) continue;
    const width = widthOf(feature.name, 'water');
    for (const line of feature.lines ?? []) {
      const points = line.map(([x, y]) => toScreen({ x, y }));
      for (const { x, y, turn } of straightest(points, width + 10)) {
        if (named.some((other) => other.name === feature.name && Math.hypot(other.x - x, other.y - y) < apart))
          continue;
        const boxes = along({ x, y }, turn, width);
        if (boxes.some((box) => room.taken.meets(box, 1) || room.spots.meets(box))) continue;
        for (const box of boxes) room.taken.add(box);
        named.push({ key: `${feature.name} ${named.length}`, name: feature.name, x, y, turn, boxes });
      }
    }
  }
  return named;
}

/** Upright boxes that together hold letters written askew. */
function along(at: Point, turn: number, width: number): Box[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const { size } = faces.water;
  const pieces = Math.ceil(width / size);
  const long = width / pieces;
  return Array.from({ length: pieces }, (_, i) => {
    const left = -width / 2 + i * long;
    const corners = [left, left + long].flatMap((dx) =>
      [-off - 0.8 * size, -off + 0.25 * size].map((dy) => ({
        x: at.x + dx * cos - dy * sin,
        y: at.y + dx * sin + dy * cos,
      })),
    );
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  });
}

/** Stretches of a line long enough for a name, the straightest first. */
function straightest(points: readonly Point[], length: number) {
  const spots: { x: number; y: number; turn: number; bend: number }[] = [];
  let [j, along] = [0, 0];
  for (let i = 0; i < points.length - 1; i++) {
    while (j < points.length - 1 && along < length) along += between(points[j]!, points[++j]!);
    if (along < length) break;
    const [a, b] = [points[i]!, points[j]!];
    const bend = 1 - between(a, b) / along;
    along -= between(a, points[i + 1]!);
    if (bend > 0.12) continue;
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
    spots.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: upright, bend });
  }
  return spots.sort((p, q) => p.bend - q.bend);
}

const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
