import { allHexes, type HexNumber, type Hexside, MapHex, type Point, placeOf, sidesOf } from './hexes';

/** Where the hexes lie on a drawing: as the sheet lies, the west at the top and the north on the right; a hex has a radius of 1. */

/** The middle of a hex. */
export function centreOf(hex: HexNumber): Point {
  const { x, y } = new MapHex(placeOf(hex));
  return { x, y };
}

/** The six corners of a hex, clockwise. */
export const cornersOf = (hex: HexNumber): Point[] => new MapHex(placeOf(hex)).corners;

/** The two ends of a hexside: the corners that both of its hexes have. */
export function endsOf(side: Hexside): [Point, Point] {
  const [one, other] = sidesOf(side);
  const there = cornersOf(other);
  const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.01;
  return cornersOf(one).filter((corner) => there.some((its) => near(corner, its))) as [Point, Point];
}

const corners = allHexes.flatMap(cornersOf);

/** The box around the whole map. */
export const mapBox = {
  left: Math.min(...corners.map(({ x }) => x)),
  top: Math.min(...corners.map(({ y }) => y)),
  right: Math.max(...corners.map(({ x }) => x)),
  bottom: Math.max(...corners.map(({ y }) => y)),
};
