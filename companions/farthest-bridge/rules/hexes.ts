import {
  Direction,
  defineHex,
  distance as distanceBetween,
  hexToOffset,
  neighborOf,
  Orientation,
  pointToCube,
} from 'honeycomb-grid';
import { counted } from '@/lib/text';

/**
 * The hexes of the printed map. A number is column and row, two digits each ("3423"): columns run from south (01) to
 * north (39), rows from west (01) to east; even columns lie half a hex lower and end at row 25 (rulings 2.1). With the
 * west at the top, as the map lies, it is a grid of flat-topped hexes.
 */
export type HexNumber = string;

const lastColumn = 39;

/** The last row of a column: odd columns alone reach row 26. */
const lastRow = (column: number): number => (column % 2 === 1 ? 26 : 25);

export const MapHex = defineHex({ orientation: Orientation.FLAT, offset: 1 });
/** Always as column and row: the library reads a pair of numbers as axial coordinates. */
export const placeOf = (hex: HexNumber) => ({ col: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) });

export const hexNumber = (column: number, row: number): HexNumber =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export const columnOf = (hex: HexNumber): number => placeOf(hex).col;
export const rowOf = (hex: HexNumber): number => placeOf(hex).row;

/** True when four digits name a hex of the map. */
export function isOnMap(hex: string): boolean {
  if (!/^\d{4}$/.test(hex)) return false;
  const { col, row } = placeOf(hex);
  return col >= 1 && col <= lastColumn && row >= 1 && row <= lastRow(col);
}

/** Why a text names no hex of the map, and what would be right; nothing where it does. */
export function whyNoHex(hex: string): string | undefined {
  if (!/^\d{4}$/.test(hex)) return `“${hex}” is no hex number: four digits, column then row, as 3423.`;
  const { col, row } = placeOf(hex);
  if (col < 1 || col > lastColumn)
    return `Hex ${hex} is off the map: columns run from 01 in the south to ${lastColumn} in the north.`;
  if (row < 1 || row > lastRow(col))
    return `Hex ${hex} is off the map: column ${hex.slice(0, 2)} has rows 01 to ${lastRow(col)}.`;
}

/** A point of the drawing, where a hex has a radius of 1 (`hex-places.ts`). */
export interface Point {
  x: number;
  y: number;
}

const anyHex = new MapHex();

/** The hex under a point of the drawing; nothing beside the map. */
export function hexAt(point: Point): HexNumber | undefined {
  const { q, r } = pointToCube(anyHex, point);
  const { col, row } = hexToOffset({ q, r, offset: anyHex.offset, isPointy: anyHex.isPointy });
  const hex = col >= 0 && row >= 0 ? hexNumber(col, row) : '';
  return isOnMap(hex) ? hex : undefined;
}

/** The six ways out of a hex, as the scatter die counts them (§11.4). */
export const directions = ['W', 'NW', 'NE', 'E', 'SE', 'SW'] as const;
/** The same ways on the screen, where the west is at the top. */
const onScreen = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];

/** The hex that a scatter die of 1 to 6 points to from `hex`; nothing where that is off the map. */
export function hexTowards(hex: HexNumber, die: number): HexNumber | undefined {
  const way = onScreen[die - 1];
  if (way === undefined) throw new RangeError(`A direction is 1 to 6, not ${die}`);
  const { col, row } = neighborOf(new MapHex(placeOf(hex)), way);
  const there = col >= 0 && row >= 0 ? hexNumber(col, row) : '';
  return isOnMap(there) ? there : undefined;
}

const known = new Map<HexNumber, readonly HexNumber[]>();

/** The hexes around one, clockwise from the west; fewer than six at the edge of the map. */
export function neighbours(hex: HexNumber): readonly HexNumber[] {
  const kept = known.get(hex);
  if (kept) return kept;
  const found = [1, 2, 3, 4, 5, 6].map((die) => hexTowards(hex, die)).filter((one) => one !== undefined);
  known.set(hex, found);
  return found;
}

export const isAdjacent = (one: HexNumber, other: HexNumber): boolean => neighbours(one).includes(other);

/** The number of hexes apart: 0 for the same hex, 1 for neighbours. */
export const distance = (from: HexNumber, to: HexNumber): number =>
  distanceBetween({ orientation: Orientation.FLAT, offset: 1 }, placeOf(from), placeOf(to));

/** Every hex of the map, column by column from the south. */
export const allHexes: readonly HexNumber[] = Array.from({ length: lastColumn }, (_, at) => at + 1).flatMap((column) =>
  Array.from({ length: lastRow(column) }, (_, at) => hexNumber(column, at + 1)),
);

const around = new Map<string, readonly HexNumber[]>();

/** The hexes within `reach` of one, itself included, column by column. */
export function within(hex: HexNumber, reach: number): readonly HexNumber[] {
  const key = `${hex} ${reach}`;
  const kept = around.get(key);
  if (kept) return kept;
  const found = allHexes.filter((one) => distance(hex, one) <= reach);
  around.set(key, found);
  return found;
}

const edges = ['south', 'north', 'west', 'east'] as const;
export type Edge = (typeof edges)[number];

/** True when a hex lies on an edge: the east edge is the last row of each column. */
function isOnEdge(hex: HexNumber, edge: Edge): boolean {
  const { col, row } = placeOf(hex);
  if (edge === 'south') return col === 1;
  if (edge === 'north') return col === lastColumn;
  return edge === 'west' ? row === 1 : row === lastRow(col);
}

/** The edge on which all of these hexes lie; nothing where there is none. */
export const edgeOf = (...hexes: HexNumber[]): Edge | undefined =>
  edges.find((edge) => hexes.every((hex) => isOnEdge(hex, edge)));

/** The hexes along the map's edge from the first to the last, both included (FB-7). Throws where they share no edge. */
export function edgeRange(first: HexNumber, last: HexNumber): HexNumber[] {
  const edge = edgeOf(first, last);
  if (!edge) throw new RangeError(`${first} and ${last} do not lie on one edge of the map`);
  const [low, high] = [first, last].sort() as [HexNumber, HexNumber];
  return allHexes.filter((hex) => isOnEdge(hex, edge) && hex >= low && hex <= high);
}

/** A hexside, by its two hexes, the lower number first: "3423/3523". */
export type Hexside = string;

export const hexside = (one: HexNumber, other: HexNumber): Hexside => [one, other].sort().join('/');
export const sidesOf = (side: Hexside): [HexNumber, HexNumber] => side.split('/') as [HexNumber, HexNumber];

/** Why a text names no hexside of the map, and what would be right; nothing where it does. */
export function whyNoHexside(side: string): string | undefined {
  if (!/^\d{4}\/\d{4}$/.test(side)) return `“${side}” is no hexside: two neighbouring hexes, as 3423/3523.`;
  const [one, other] = sidesOf(side);
  const off = whyNoHex(one) ?? whyNoHex(other);
  if (off) return off;
  if (!isAdjacent(one, other))
    return `${one} and ${other} are ${counted(distance(one, other), 'hex', 'hexes')} apart: a hexside lies between neighbours.`;
  if (one > other) return `Name the lower hex first: ${hexside(one, other)}.`;
}
