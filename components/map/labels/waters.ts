import type { MapData, MapFeature } from '../core/map-data';
import type { Point, Projection } from '../core/projection';
import { beside, between, type NamesAlong, type Stand, turnOf } from './along';
import { featuresOf } from './sheet';
import { type FaceName, widthOf } from './type';

/** From which scale on lesser waters are named, and small ones that the map names alone, px per km. */
const lesserFrom = 9;
const brooksFrom = 14;
/** The distance of the foot of a name from the middle of the water, px. */
const off: Partial<Record<FaceName, number>> = { water: 5, brook: 3 };

/** Names of waters, each along the straightest free stretch: rivers and canals first, then small waters. */
export function nameWaters(mapData: MapData, { scale, toScreen }: Projection, names: NamesAlong): void {
  const put = (face: FaceName, name: string, lines: MapFeature['lines'] = []) => {
    for (const line of lines) {
      const points = line.map(([x, y]) => toScreen({ x, y }));
      const stands = straightest(points, widthOf(name, face) + 10).map((stand) => beside(stand, -(off[face] ?? 0)));
      names.put(name, face, stands, 1);
    }
  };
  for (const { name, isMajor, lines } of [...featuresOf(mapData, 'river'), ...featuresOf(mapData, 'canal')])
    if (name && (isMajor || scale >= lesserFrom)) put('water', name, lines);
  if (scale < brooksFrom) return;
  for (const { name, lines } of featuresOf(mapData, 'brook')) put('brook', name, lines);
}

/** Stretches of a line long enough for a name, the straightest first. */
function straightest(points: readonly Point[], length: number): Stand[] {
  const spots: (Stand & { bend: number })[] = [];
  let j = 0;
  let along = 0;
  for (let i = 0; i < points.length - 1; i++) {
    while (j < points.length - 1 && along < length) along += between(points[j]!, points[++j]!);
    if (along < length) break;
    const a = points[i]!;
    const b = points[j]!;
    const bend = 1 - between(a, b) / along;
    along -= between(a, points[i + 1]!);
    if (bend > 0.12) continue;
    spots.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: turnOf(a, b), bend });
  }
  return spots.sort((p, q) => p.bend - q.bend).map(({ x, y, turn }) => ({ x, y, turn }));
}
