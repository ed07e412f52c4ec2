/** A place on the globe, degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** To a tenth of a metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** A place as a file gives it. `told` is what should be known of it, and reads on from the name of the unit; null: nothing. */
export interface PlaceRead {
  place: Position | null;
  told: string | null;
}

const nothing: PlaceRead = { place: null, told: null };

/**
 * Reads what stands for a place in a file of ORBAT Mapper: longitude and latitude, and a height that is not read. Figures that
 * are written as text are read, and so are the fields `lon` and `lat`; both are told. What is no place is left open.
 */
export function placeIn(location: unknown): PlaceRead {
  if (location === undefined || location === null) return nothing;
  const parts = partsOf(location);
  const [longitude, latitude] = parts.map(figureOf);
  if (parts.every((part) => part === '')) return nothing;
  if (longitude === undefined || latitude === undefined || !isOnGlobe(longitude, latitude))
    return { place: null, told: 'has a place that is none on the globe: it is left out' };
  const isPlain = Array.isArray(location) && parts.slice(0, 2).every((part) => typeof part === 'number');
  return {
    place: [rounded(longitude), rounded(latitude)],
    told: isPlain ? null : 'has its place as text: it is read as longitude and latitude',
  };
}

const isOnGlobe = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) < 90;

/** The figures of a place, as they are written. */
function partsOf(location: unknown): unknown[] {
  if (Array.isArray(location)) return location.map((part) => (typeof part === 'string' ? part.trim() : part));
  if (typeof location === 'string') return parted(location.trim());
  if (typeof location !== 'object' || location === null) return [location];
  const { lon, lng, longitude, lat, latitude, coordinates } = location as Record<string, unknown>;
  if (coordinates !== undefined) return partsOf(coordinates);
  return [lon ?? lng ?? longitude, lat ?? latitude];
}

/** `5.9, 51.98`, `5,9; 51,98` or `5.9 51.98`. */
const parted = (text: string): string[] =>
  text
    .replace(/[[\]()]/g, '')
    .trim()
    .split(text.includes(';') ? /\s*;\s*/ : /\s/.test(text) ? /,?\s+/ : ',')
    .map((part) => part.trim());

const figureOf = (part: unknown): number =>
  typeof part === 'number'
    ? part
    : typeof part === 'string' && /^-?\d+([.,]\d+)?$/.test(part)
      ? Number(part.replace(',', '.'))
      : Number.NaN;
