import { stretchesOf } from './stretches';
import type { PlaceOnGlobe, Track, Tracks } from './tracks';

/**
 * Tracks as GeoJSON (RFC 7946): of each unit a line by which it went, with the time it came to each place, and a point where
 * it stood last; one that never moved has its point alone. `from` and `until` are times of the game, `until` null: it is there
 * still. One that was nowhere in between has a line and a point before and after. The same tracks give the same bytes.
 */
export const geoJsonBytes = ({ title, about, start, sides, tracks }: Tracks): Uint8Array<ArrayBuffer> => {
  const sideNames = new Map(sides.map(({ key, name }) => [key, name]));
  const features = tracks.flatMap((track) => featuresOf(track, sideNames.get(track.side) ?? track.side));
  const written = { type: 'FeatureCollection', name: title, description: about, start, features };
  return new TextEncoder().encode(`${JSON.stringify(written, null, 1)}\n`);
};

function featuresOf(track: Track, sideName: string): object[] {
  const { id, name, shortName, side, symbol, formation, nation, notes } = track;
  const feature = (
    what: string,
    span: { from: string; until: string | null; times?: readonly string[] },
    of: object,
  ) => ({
    type: 'Feature',
    properties: Object.assign(
      { name, what, from: span.from, until: span.until, side, sideName, formation, nation, shortName, symbol, notes },
      { unit: id },
      span.times ? { times: span.times } : {},
    ),
    geometry: of,
  });
  return stretchesOf(track.states).flatMap(({ places, times, until }) => {
    const point = feature('place', { from: times.at(-1)!, until }, pointAt(places.at(-1)!));
    if (places.length === 1) return [point];
    return [feature('track', { from: times[0]!, until, times }, { type: 'LineString', coordinates: places }), point];
  });
}

const pointAt = (coordinates: PlaceOnGlobe) => ({ type: 'Point', coordinates });
