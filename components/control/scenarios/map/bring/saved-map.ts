import type { Path } from '@/lib/drawing/shape';
import { nameOfLayer } from '../layers';
import type { Thing } from '../things';

/** What of a thing is saved: what everybody may know of a map, so no unit and no air lift. */
const isSaved = ({ layer }: Thing): boolean => layer !== 'unit' && layer !== 'lift';

const closed = (ring: Path): Path => [...ring, ring[0]!];

/** The map of a draft as GeoJSON: its drawings, crossings and entry places. */
export const asGeoJson = (things: readonly Thing[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: things.filter(isSaved).map(({ layer, name, kept, shape, feature: { kind, isMajor, tier } }) => ({
      type: 'Feature',
      properties: { layer, name, kind, isMajor, tier },
      geometry:
        shape.kind === 'point'
          ? { type: 'Point', coordinates: kept[0]![0] }
          : shape.kind === 'line'
            ? { type: 'MultiLineString', coordinates: kept }
            : { type: 'Polygon', coordinates: kept.map(closed) },
    })),
  });

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);
const placed = (path: Path): string =>
  `<coordinates>${path.map(([lon, lat]) => `${lon},${lat}`).join(' ')}</coordinates>`;
const ringed = (edge: 'outer' | 'inner', ring: Path): string =>
  `<${edge}BoundaryIs><LinearRing>${placed(closed(ring))}</LinearRing></${edge}BoundaryIs>`;

function kmlOf({ shape, kept }: Thing): string {
  if (shape.kind === 'point') return `<Point>${placed(kept[0]!)}</Point>`;
  if (shape.kind === 'area')
    return `<Polygon>${kept.map((ring, at) => ringed(at === 0 ? 'outer' : 'inner', ring)).join('')}</Polygon>`;
  return `<MultiGeometry>${kept.map((line) => `<LineString>${placed(line)}</LineString>`).join('')}</MultiGeometry>`;
}

/** The same as KML: each drawing under its name, with what it is beside it. */
export function asKml(title: string, things: readonly Thing[]): string {
  const marks = things.filter(isSaved).map((thing) => {
    const said = `<ExtendedData><Data name="layer"><value>${escaped(thing.layer)}</value></Data></ExtendedData>`;
    const name = escaped(thing.name || nameOfLayer(thing.layer));
    return `<Placemark><name>${name}</name>${said}${kmlOf(thing)}</Placemark>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escaped(title)}</name>\n${marks.join('\n')}\n</Document></kml>\n`;
}
