import type { Frame } from '@/lib/geometry';
import type { MapPoint } from '@/lib/scenario/types';
import { simplified } from './generalise';
import type { SourceFeature } from './source';

/** The names on a map that people read and no rule does: those of small waters along their courses, and spot heights. */

/** Names that the printed map has in other words, and waters that were dug, moved or named since 1944. */
const notNamed: ReadonlySet<string> = new Set([
  'Rhein',
  'Boven-Rijn',
  'Nederrijn',
  'Oude IJssel',
  'Afleidingskanaal',
  'Stroomkanaal van Hackfort',
  'Verlegde Lage Raam',
  'Verlengde Oude Maas',
  'Chemin du Moulin',
  'Fossé de Ligne',
  'Grand Flet du Magny',
  'Vielle Muance',
]);
/** Heaps of rubbish and rubble that were no hills in 1944. */
const noHill: ReadonlySet<string> = new Set(['Dak van Brabant', 'Venakkerbosch', 'Rheydter Höhe']);

/** The shortest piece of a water, and the shortest water, that is named, km. */
const leastPieceKm = 1.5;
const leastWaterKm = 4;
/** The distance of a line from its source, at most, km. */
const toleranceKm = 0.06;
/** Of heights that are nearer to each other than this the highest alone is told, km. */
const apartKm = 1.5;

/** A small water as the map prints its name. */
export interface Brook {
  name: string;
  lines: MapPoint[][];
}

/** Small waters with a name, where they run within a frame; those that are `printed` already are left out. */
export function brooksIn(features: readonly SourceFeature[], frame: Frame, printed: ReadonlySet<string>): Brook[] {
  const brooks = new Map<string, MapPoint[][]>();
  for (const { layer, kind, name, lines } of features) {
    const said = name.replace(/^(L['’]|La |Le )/, '').replaceAll("'", '’');
    if (layer !== 'waterway' || kind === 'canal' || said === '' || printed.has(said) || notNamed.has(said)) continue;
    const pieces = lines.flatMap((line) => within(line, frame)).filter((line) => lengthOf(line) >= leastPieceKm);
    brooks.set(said, [...(brooks.get(said) ?? []), ...pieces.map((line) => simplified(line, toleranceKm))]);
  }
  return [...brooks]
    .map(([name, lines]) => ({ name, lines }))
    .filter(({ lines }) => lines.reduce((sum, line) => sum + lengthOf(line), 0) >= leastWaterKm);
}

/** A spot height in whole metres. */
export interface Spot {
  metres: number;
  point: MapPoint;
}

/** The heights within a frame, the highest of each neighbourhood. */
export function spotsIn(features: readonly SourceFeature[], frame: Frame): Spot[] {
  const spots: Spot[] = [];
  const hills = features.filter(({ layer, name }) => layer === 'spot' && !noHill.has(name));
  for (const { ele, point } of hills.sort((a, b) => b.ele - a.ele))
    if (point && isIn(point, frame) && spots.every((spot) => between(spot.point, point) >= apartKm))
      spots.push({ metres: Math.round(ele), point });
  return spots;
}

const isIn = ([x, y]: MapPoint, { minX, minY, maxX, maxY }: Frame): boolean =>
  x > minX && x < maxX && y > minY && y < maxY;

/** The pieces of a line that lie within a frame. */
function within(line: readonly MapPoint[], frame: Frame): MapPoint[][] {
  const pieces: MapPoint[][] = [[]];
  for (const point of line)
    if (isIn(point, frame)) pieces.at(-1)!.push(point);
    else pieces.push([]);
  return pieces.filter((piece) => piece.length > 1);
}

const between = ([ax, ay]: MapPoint, [bx, by]: MapPoint): number => Math.hypot(bx - ax, by - ay);

const lengthOf = (line: readonly MapPoint[]): number =>
  line.slice(1).reduce((km, point, i) => km + between(line[i]!, point), 0);
