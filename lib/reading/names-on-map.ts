import type { Frame, Place } from '@/lib/geometry';
import { printedPlaces } from '@/lib/printed-places';
import type { Gazetteer } from './names';

/** A thing on a printed map, as far as orders may name it. */
interface Printed {
  layer: string;
  name: string;
  kind?: string;
  tier?: number;
  point?: readonly [x: number, y: number];
  lines?: readonly (readonly (readonly [x: number, y: number])[])[];
  rings?: readonly (readonly (readonly [x: number, y: number])[])[];
}

/** The names of a printed map that orders may use: its places, and its crossings as they are printed, none of them blown. */
export type NamesOnMap = Omit<Gazetteer, 'units'>;

/** The waters that crossings lead over. */
const waters = new Set(['river', 'canal', 'brook']);

/** Lists the names of a printed map. Whoever has only the map knows a crossing by its name: that is its id. */
export function namesOnMap({ features, frame }: { features: readonly Printed[]; frame: Frame }): NamesOnMap {
  const kinds = new Map(features.filter(({ layer }) => layer === 'crossing').map(({ name, kind }) => [name, kind]));
  const printed = printedPlaces(features);
  const named = features.filter(({ layer, name }) => waters.has(layer) && name !== '');
  return {
    places: printed.filter(({ layer }) => layer !== 'crossing').map(({ name, place }) => ({ name, place })),
    crossings: printed
      .filter(({ layer }) => layer === 'crossing')
      .map(({ name, place }) => ({
        id: name,
        name,
        kind: kinds.get(name) ?? 'mainRoadBridge',
        water: waterAt(place, named),
        place,
        isBlown: false,
      })),
    frame,
  };
}

/** The name of the water that runs nearest to a place; empty: the map names none. */
function waterAt({ x, y }: Place, named: readonly Printed[]): string {
  let best = { name: '', km: Number.POSITIVE_INFINITY };
  for (const { name, lines = [] } of named)
    for (const line of lines)
      for (const [east, north] of line) {
        const km = Math.hypot(east - x, north - y);
        if (km < best.km) best = { name, km };
      }
  return best.name;
}
