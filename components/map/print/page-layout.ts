import type { Frame, Place } from '@/lib/geometry';
import type { Box, Projection } from '../core/projection';

/** Paper a map is printed on, portrait, in mm. */
export const pageFormats = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
} as const;
export type PageFormatName = keyof typeof pageFormats;

export interface PageFormat {
  name: PageFormatName;
  isLandscape: boolean;
}

/** Scales on offer, each one to so many. At 1:100,000 a kilometre is a centimetre, as wide as a battalion's frontage (§3). */
export const scales = [25_000, 50_000, 100_000, 150_000, 200_000, 250_000, 400_000] as const;

/** Pixels of a mm, as CSS reckons them. */
export const pxPerMm = 96 / 25.4;

/** Round every sheet, and what stands above and below the map, mm. */
export const rim = { side: 8, head: 18, foot: 14 };

/** A whole sheet, in mm. */
export function sizeOf({ name, isLandscape }: PageFormat): { width: number; height: number } {
  const { width, height } = pageFormats[name];
  return isLandscape ? { width: height, height: width } : { width, height };
}

/** The map's window on a sheet, in mm. */
export function windowOf(paper: PageFormat): { width: number; height: number } {
  const { width, height } = sizeOf(paper);
  return { width: width - 2 * rim.side, height: height - rim.head - rim.foot };
}

/** The length of a kilometre on paper at one to `scale`, mm. */
export const mmPerKm = (scale: number): number => 1_000_000 / scale;

/** One sheet of a map: the ground it shows in km, and its place among the others: row A is the northernmost. */
export interface MapPage extends Frame {
  name: string;
}

/** The number of sheets that somebody will print and join. */
const mostPages = 60;

/**
 * The sheets that show a piece of ground at a scale, from the north-west to the south-east, edge to edge; what is left
 * over lies equally on all sides. More than `mostPages`: only their count.
 */
export function pagesOf(area: Frame, paper: PageFormat, scale: number): MapPage[] | { tooMany: number } {
  const km = mmPerKm(scale);
  const across = windowOf(paper).width / km;
  const up = windowOf(paper).height / km;
  const columns = countOf(area.maxX - area.minX, across);
  const rows = countOf(area.maxY - area.minY, up);
  if (columns * rows > mostPages) return { tooMany: columns * rows };
  const left = (area.minX + area.maxX - columns * across) / 2;
  const top = (area.minY + area.maxY + rows * up) / 2;
  return Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    const minX = left + column * across;
    const maxY = top - row * up;
    const name = `${letterOf(row)}${column + 1}`;
    return { name, minX, maxX: minX + across, minY: maxY - up, maxY };
  });
}

/** The largest scale on offer at which a piece of ground goes on one sheet; the smallest there is where none does. */
export const scaleThatFits = (area: Frame, paper: PageFormat): number =>
  scales.find((scale) => {
    const pages = pagesOf(area, paper, scale);
    return Array.isArray(pages) && pages.length === 1;
  }) ?? scales.at(-1)!;

/** A sliver of less than a hundredth of a sheet is no sheet. */
const countOf = (km: number, kmOfSheet: number): number => Math.max(1, Math.ceil(km / kmOfSheet - 0.01));

const letterOf = (row: number): string => (row < 26 ? String.fromCharCode(65 + row) : `A${letterOf(row - 26)}`);

/** True when anything of a box, in pixels of the projection, is on a sheet. */
export const isOn = ({ minX, maxX, minY, maxY }: MapPage, box: Box, { scale }: Pick<Projection, 'scale'>): boolean =>
  box.x < maxX * scale &&
  box.x + box.width > minX * scale &&
  box.y < -minY * scale &&
  box.y + box.height > -maxY * scale;

/** The one sheet that has a place in its middle. */
export const pageAround = ({ x, y }: Place, paper: PageFormat, scale: number): MapPage => {
  const { width, height } = windowOf(paper);
  const across = width / mmPerKm(scale) / 2;
  const up = height / mmPerKm(scale) / 2;
  return { name: 'A1', minX: x - across, maxX: x + across, minY: y - up, maxY: y + up };
};

/** Columns and rows of counters of a width that a sheet holds, and the counters' size, mm. `ratio` is height by width. */
export function countersOn(paper: PageFormat, widthMm: number, ratio: number) {
  const { width, height } = windowOf(paper);
  const size = { width: widthMm, height: widthMm * ratio };
  // Cut marks want 5 mm round the block.
  return {
    ...size,
    columns: Math.floor((width - 10) / size.width),
    rows: Math.floor((height - 10) / size.height),
  };
}

/** Things parted into sheets, in their order, so that none is higher than `heightMm`; one too high for any stands alone. */
export function onPages<Thing>(
  things: readonly Thing[],
  heightOf: (thing: Thing) => number,
  heightMm: number,
): Thing[][] {
  const sheets: Thing[][] = [];
  let left = 0;
  for (const thing of things) {
    const height = heightOf(thing);
    if (sheets.length === 0 || height > left) {
      sheets.push([]);
      left = heightMm;
    }
    sheets.at(-1)!.push(thing);
    left -= height;
  }
  return sheets;
}

/** A list in pieces of at most `size`. */
export const inPieces = <Thing>(things: readonly Thing[], size: number): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, i) => things.slice(i * size, (i + 1) * size));
