import type { MapFeature } from '@/components/map/core/map-data';
import { linesWithin, ringWithin } from '@/lib/drawing/clip';
import type { FramePicked } from '@/lib/drawing/frame';
import type { Path, Point } from '@/lib/drawing/shape';
import type { Frame } from '@/lib/geometry';
import { type GridOrigin, toDegrees, toGrid } from '@/lib/scenario/projection';

/** The small map of the world (`basemaps/world-1`): coasts, lakes, great rivers and towns. */

/** As the files have it: hundredths of a degree, the first point and then the steps from each to the next. */
type Packed = readonly number[];
export interface WorldFiles {
  land: readonly Packed[];
  lakes: readonly Packed[];
  rivers: readonly (readonly [name: string, ...line: number[]])[];
  towns: readonly (readonly [name: string, country: string, thousands: number, lon: number, lat: number])[];
}

export const worldParts = ['land', 'lakes', 'rivers', 'towns'] as const;

const unit = 0.01;

/** A packed line in degrees. */
export function unpacked(packed: Packed): Path {
  let x = 0;
  let y = 0;
  const path: Point[] = [];
  for (let at = 0; at + 1 < packed.length; at += 2) {
    x += packed[at]!;
    y += packed[at + 1]!;
    path.push([x * unit, y * unit]);
  }
  return path;
}

export interface Town {
  name: string;
  country: string;
  thousands: number;
  lon: number;
  lat: number;
}

export const townsOf = (files: Pick<WorldFiles, 'towns'>): Town[] =>
  files.towns.map(([name, country, thousands, lon, lat]) => ({
    name,
    country,
    thousands,
    lon: lon * unit,
    lat: lat * unit,
  }));

/** Letters alone, without their accents: Chania finds Chaniá. */
const plainly = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The towns a typed name may mean: those that begin with it first, the largest before others. */
export function townsNamed(towns: readonly Town[], typed: string, most: number): Town[] {
  const sought = plainly(typed.trim());
  if (sought.length < 2) return [];
  const begins = towns.filter(({ name }) => plainly(name).startsWith(sought));
  const holds = begins.length >= most ? [] : towns.filter(({ name }) => plainly(name).indexOf(sought) > 0);
  return [...begins, ...holds].slice(0, most);
}

/** A thing of the world on the grid of a map, and whose data it is. */
export interface FromWorld {
  of: 'coasts' | 'rivers' | 'towns';
  feature: MapFeature;
}

/** A box of degrees that holds a frame. */
function boxOf({ minX, minY, maxX, maxY }: Frame, grid: GridOrigin): Frame {
  const middle = (minX + maxX) / 2;
  const corners = [minX, middle, maxX].flatMap((x) => [minY, maxY].map((y) => toDegrees([x, y], grid)));
  const lons = corners.map(([lon]) => lon);
  const lats = corners.map(([, lat]) => lat);
  const west = Math.min(...lons);
  const east = Math.max(...lons);
  const south = Math.min(...lats);
  const north = Math.max(...lats);
  return { minX: west - unit, maxX: east + unit, minY: south - unit, maxY: north + unit };
}

/** What of the world lies in a frame, on its grid. */
export function worldWithin(files: WorldFiles, { grid, frame }: FramePicked): FromWorld[] {
  const box = boxOf(frame, grid);
  const flat = (path: Path): Path => path.map(([lon, lat]) => toGrid([lon, lat], grid));
  const areas = (packed: readonly Packed[]) =>
    packed
      .map((ring) => ringWithin(unpacked(ring), box))
      .filter((ring) => ring.length > 2)
      .map((ring) => ringWithin(flat(ring), frame))
      .filter((ring) => ring.length > 2);
  const lines = (line: Path) => linesWithin(line, box).flatMap((piece) => linesWithin(flat(piece), frame));
  const land = areas(files.land);
  const coasts = files.land.flatMap((ring) => {
    const path = unpacked(ring);
    return lines([...path, path[0]!]);
  });
  const { minX, minY, maxX, maxY } = frame;
  const edge: Path = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
  const hasSea = land.length === 0 || coasts.length > 0;
  return [
    ...(hasSea ? [coast({ layer: 'sea', name: '', rings: [edge, ...land] })] : []),
    ...coasts.map((line) => coast({ layer: 'coastline', name: '', lines: [line] })),
    ...areas(files.lakes).map((ring) => coast({ layer: 'sea', name: '', rings: [ring] })),
    ...files.rivers.flatMap(([name, ...line]) =>
      lines(unpacked(line)).map(
        (piece): FromWorld => ({
          of: 'rivers',
          feature: { layer: 'river', name, isMajor: true, lines: [piece] },
        }),
      ),
    ),
    ...townsOf(files)
      .map((town) => ({ ...town, point: toGrid([town.lon, town.lat], grid) }))
      .filter(({ point: [x, y] }) => x >= minX && x <= maxX && y >= minY && y <= maxY)
      .map(
        ({ name, thousands, point }, at): FromWorld => ({
          of: 'towns',
          feature: { layer: 'town', name, tier: tierOf(thousands, at), point },
        }),
      ),
  ];
}

const coast = (feature: MapFeature): FromWorld => ({ of: 'coasts', feature });
/** So many of the largest are named at once, whatever their size. */
const namedAtOnce = 8;
const tierOf = (thousands: number, at: number): number =>
  thousands >= 500 ? 1 : thousands >= 100 || at < namedAtOnce ? 2 : 3;
