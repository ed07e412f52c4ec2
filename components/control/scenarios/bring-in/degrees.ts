/** Degrees as people write them: `5.91`, `5,91`, `5°54'40"E`, `N 51 58 30`, `51°58.5′ N`. */

const signs = /[°º˚'’′`"”″]|\b(?:deg|min|sec)\b/gi;
const figure = /^\d{1,3}(?:[.,]\d+)?$/;

/** The axis that the letter of a quarter says: E, O of *Ost* and *oost*, and W are of longitude, N and S of latitude. */
export type Axis = 'lon' | 'lat';

/** Degrees in a text, west and south below nought, and the axis that its letter says; null: it is none. */
export function degreesIn(text: string): { degrees: number; axis: Axis | null } | null {
  const bare = text.trim().replace(/−/g, '-');
  const [, before = '', within = '', behind = ''] = /^([NSEWO]?)\s*(-?[^NSEWO]+?)\s*([NSEWO]?)$/i.exec(bare) ?? [];
  const letter = (before || behind).toUpperCase();
  if (before && behind) return null;
  const isBelow = within.startsWith('-');
  const parts = within
    .replace(/^-/, '')
    .replace(signs, ' ')
    .trim()
    .split(/[\s:]+/);
  if (parts.length > 3 || !parts.every((part) => figure.test(part))) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part.replace(',', '.')));
  if (minutes >= 60 || seconds >= 60) return null;
  const size = degrees + minutes / 60 + seconds / 3600;
  const axis = letter === '' ? null : letter === 'N' || letter === 'S' ? 'lat' : 'lon';
  if (size > (axis === 'lat' ? 90 : 180)) return null;
  return { degrees: (isBelow || letter === 'S' || letter === 'W' ? -1 : 1) * size, axis };
}

/** Degrees as they are kept: to a tenth of a metre. */
export const degreesKept = (degrees: number): string => `${Number(degrees.toFixed(6))}`;
