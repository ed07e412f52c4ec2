type Point = readonly [x: number, y: number];

/** km on the grid. */
interface Place {
  x: number;
  y: number;
}

/** A thing on the printed map, as far as its name and its place go. */
interface Printed {
  layer: string;
  name: string;
  tier?: number | null;
  point?: Point | null;
  lines?: readonly (readonly Point[])[];
  rings?: readonly (readonly Point[])[];
}

/** A place that the printed map names. */
export interface PrintedPlace {
  name: string;
  layer: string;
  place: Place;
}

/** The layers whose names people go by. Of an area or a line of the same name as a point, the point is the place. */
const layersNamed = ['crossing', 'town', 'spot', 'fortified', 'region', 'highground'];

/** True when a thing of this layer is a place that people go by. */
export const isNamedLayer = (layer: string): boolean => layersNamed.includes(layer);

/**
 * The named places of a map: crossings, towns (the larger first), then heights, fortified places, regions and high ground whose
 * name is not among them yet. The finder, orders and objectives all read these.
 */
export function printedPlaces(features: readonly Printed[]): PrintedPlace[] {
  const found: PrintedPlace[] = [];
  const named = new Set<string>();
  const sorted = features
    .filter(({ layer, name }) => name && isNamedLayer(layer))
    .sort((a, b) => rankOf(a) - rankOf(b));
  for (const feature of sorted) {
    const { name, layer } = feature;
    const place = middleOf(feature);
    const isAnother = layer === 'town' || layer === 'crossing' || !named.has(name);
    if (place && isAnother) found.push({ name, layer, place });
    named.add(name);
  }
  return found;
}

const rankOf = ({ layer, tier }: Printed): number => 10 * layersNamed.indexOf(layer) + (tier ?? 0);

/** The middle of the frame around all its points, km; null: it has none. */
function middleOf({ point, lines = [], rings = [] }: Printed): Place | null {
  const points = point ? [point] : [...lines, ...rings].flat();
  if (points.length === 0) return null;
  const half = (of: number[]) => (Math.min(...of) + Math.max(...of)) / 2;
  return { x: half(points.map(([x]) => x)), y: half(points.map(([, y]) => y)) };
}

/** The side with the nearest unit holds a place up to this far from it, km: a battalion that drove the enemy off stands about it, not on it. */
export const holdsPlaceKm = 2;
