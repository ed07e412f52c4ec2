import { crossingCapacity } from '@/lib/adjudication';
import type { BridgeProposed } from '@/lib/drawing/bridges';
import { carriedOver, type Path, type Point, type Shape, withPath } from '@/lib/drawing/shape';
import { asPlace, kmToLeg } from '@/lib/geometry';
import type { Draft, Entry } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { type GridOrigin, toDegrees } from '@/lib/scenario/projection';
import type { CrossingKind } from '@/lib/words';
import type { Brush } from './layers';
import { type Cells, cellOf, isTableLayer, type TableLayer, type Thing, tables } from './things';

/** The changes of a draft that a hand on its map makes. */

/** About a metre. */
const figures = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(figures));

const degreesOf =
  (grid: GridOrigin) =>
  ([x, y]: Point): Point => {
    const [lon, lat] = toDegrees([x, y], grid);
    return [rounded(lon), rounded(lat)];
  };

/** A shape in degrees as GeoJSON writes it. */
function geometryOf(kind: Shape['kind'], paths: readonly Path[]): Record<string, unknown> {
  if (kind === 'point') return { type: 'Point', coordinates: paths[0]![0] };
  if (kind === 'area') return { type: 'Polygon', coordinates: paths.map((ring) => [...ring, ring[0]]) };
  return paths.length === 1
    ? { type: 'LineString', coordinates: paths[0] }
    : { type: 'MultiLineString', coordinates: paths };
}

/** A row with other words in some of its cells; headings that are not there are left out. */
export function withCells(headings: Cells, row: Cells, cells: Readonly<Record<string, string>>): string[] {
  const next = headings.map((_, at) => row[at] ?? '');
  for (const [heading, text] of Object.entries(cells)) {
    const at = headings.indexOf(heading);
    if (at >= 0) next[at] = text;
  }
  return next;
}

const placeCells = ([lon, lat]: Point): Record<string, string> => ({
  lon: lon.toFixed(figures),
  lat: lat.toFixed(figures),
});

const entryAt = (files: Draft, { file, at }: Pick<Thing, 'file' | 'at'>): Entry | undefined => files[file]?.[at];

/** Puts something else where an entry stands. */
export function replaced(files: Draft, { file, at }: Pick<Thing, 'file' | 'at'>, entry: Entry): Splice[] {
  const there = entryAt(files, { file, at });
  return there ? [{ file, at, removed: [there], inserted: [entry] }] : [];
}

/** Takes entries out, the last of each file first: those that follow each other in one change. */
export function dropped(files: Draft, ...things: readonly Pick<Thing, 'file' | 'at'>[]): Splice[] {
  const splices: (Splice & { removed: readonly Entry[] })[] = [];
  for (const { file, at } of [...things].sort((one, other) => other.at - one.at)) {
    const there = entryAt(files, { file, at });
    if (!there) continue;
    const after = splices.find((one) => one.file === file && one.at === at + 1);
    if (after) splices[splices.indexOf(after)] = { ...after, at, removed: [there, ...after.removed] };
    else splices.push({ file, at, removed: [there], inserted: [] });
  }
  return splices;
}

/** A thing with other points in one of its paths; one without a path left is taken out. */
export function reshaped(files: Draft, thing: Thing, at: number, path: Path, grid: GridOrigin): Splice[] {
  const entry = entryAt(files, thing);
  if (!entry) return [];
  const { kind, paths } = thing.shape;
  const convert = degreesOf(grid);
  if (isTableLayer(thing.layer)) {
    const headings = files[thing.file]![0] as Cells;
    return path[0] ? replaced(files, thing, withCells(headings, entry as Cells, placeCells(convert(path[0])))) : [];
  }
  const kept = carriedOver(paths[at] ?? [], thing.kept[at] ?? [], path, convert);
  const next = withPath({ kind, paths: thing.kept }, at, kept).paths;
  return next.length === 0
    ? dropped(files, thing)
    : replaced(files, thing, { ...(entry as Record<string, unknown>), geometry: geometryOf(kind, next) });
}

/** A row of a table at a place, such as that of a unit that had none. */
export function placed(files: Draft, layer: TableLayer, at: number, point: Point, grid: GridOrigin): Splice[] {
  const file = tables[layer];
  const headings = files[file]?.[0] as Cells;
  const row = files[file]?.[at] as Cells | undefined;
  return row ? replaced(files, { file, at }, withCells(headings, row, placeCells(degreesOf(grid)(point)))) : [];
}

const headingsOfEntries = ['name', 'side', 'lon', 'lat', 'rangeKm', 'capacityPoints', 'ours', 'license', 'notes'];
const ourLicence = 'CC0-1.0';

/** A name with the first number that nothing of the layer has yet. */
function freeName(word: string, things: readonly Thing[]): string {
  const taken = new Set(things.map(({ name }) => name));
  let number = 1;
  while (taken.has(`${word} ${number}`)) number++;
  return `${word} ${number}`;
}

/** What a new thing is: the splices that add it, and where it then stands. */
export interface Added {
  splices: Splice[];
  name: string;
  file: string;
  at: number;
}

/** A thing drawn with a brush. `says`: what is known of it besides, such as the kind of a bridge. */
export function added(
  files: Draft,
  things: readonly Thing[],
  { layer, shape, begins, named, label }: Brush,
  path: Path,
  grid: GridOrigin,
  says: Readonly<Record<string, string>> = {},
): Added {
  const name = says.name ?? (named ? freeName(named, things) : '');
  const kept = path.map(degreesOf(grid));
  if (isTableLayer(layer)) {
    const file = tables[layer];
    const there = files[file] ?? [];
    const headings = (there[0] as Cells | undefined) ?? headingsOfEntries;
    const begins = begun[layer](things, path[0]!, says.kind as CrossingKind | undefined);
    const id = layer === 'crossing' ? freeId(headings, there) : '';
    const row = withCells(headings, [], { ...begins, id, name, ...says, ...placeCells(kept[0]!) });
    const inserted = there.length === 0 ? [headings, row] : [row];
    return { splices: [{ file, at: there.length, removed: [], inserted }], name, file, at: Math.max(1, there.length) };
  }
  const file = 'map.geojson';
  const at = files[file]?.length ?? 0;
  const feature = {
    type: 'Feature',
    properties: { layer, name, ...begins, source: 'ours', license: ourLicence },
    geometry: geometryOf(shape, [kept]),
  };
  return { splices: [{ file, at, removed: [], inserted: [feature] }], name: name || label, file, at };
}

/** Crossings where bridges are proposed, each named after its way and its water. */
export function built(
  files: Draft,
  things: readonly Thing[],
  bridges: readonly BridgeProposed[],
  grid: GridOrigin,
): Splice[] {
  let now = files;
  let splices: Splice[] = [];
  const tool: Brush = { label: 'Crossing', layer: 'crossing', shape: 'point', begins: {} };
  for (const { at, kind, way, water } of bridges) {
    const name = [way, water].filter(Boolean).join(' – ') || 'Bridge';
    const one = added(now, things, tool, [at], grid, { name, kind, ...(water ? { water } : {}) });
    splices = [...splices, ...one.splices];
    const inserted = one.splices.flatMap((splice) => splice.inserted);
    now = { ...now, [one.file]: [...(now[one.file] ?? []), ...inserted] };
  }
  return splices;
}

/** The first id of a crossing that no row has. */
function freeId(headings: Cells, rows: readonly Entry[]): string {
  const taken = new Set(rows.map((row) => cellOf(headings, row as Cells, 'id')));
  let number = 1;
  while (taken.has(`crossing-${number}`)) number++;
  return `crossing-${number}`;
}

type Begins = (things: readonly Thing[], point: Point, kind?: CrossingKind) => Record<string, string>;

/** What a new row of a table begins as, besides its id, name and place. */
const begun: Record<TableLayer, Begins> = {
  crossing: (things, point, kind = 'mainRoadBridge') => ({
    kind,
    water: waterNear(things, point) ?? 'Water',
    capacityPoints: `${crossingCapacity[kind]}`,
    isBlown: 'no',
    isPrepared: 'no',
    ours: 'capacityPoints; place',
    license: ourLicence,
  }),
  entry: () => ({
    side: 'allied',
    rangeKm: '3',
    capacityPoints: '100',
    ours: 'name; side; place; rangeKm; capacityPoints',
    license: ourLicence,
  }),
  // Written into its table, with the units that it brings.
  lift: () => ({}),
  unit: () => ({}),
};

/** So far a crossing may lie from the line of its water, km. */
const nearWaterKm = 1;

/** The name of the river or canal that a place lies at; null: none is near. */
function waterNear(things: readonly Thing[], point: Point): string | null {
  const place = asPlace(point);
  const waters = things
    .filter(({ layer }) => layer === 'river' || layer === 'canal')
    .map(({ name, shape }) => ({
      name,
      km: Math.min(
        ...shape.paths.flatMap((path) =>
          path.slice(1).map((to, at) => kmToLeg(place, asPlace(path[at]!), asPlace(to))),
        ),
      ),
    }))
    .sort((one, other) => one.km - other.km);
  const [nearest] = waters;
  return nearest && nearest.km <= nearWaterKm && nearest.name ? nearest.name : null;
}
