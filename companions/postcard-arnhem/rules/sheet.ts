import type { Scenario } from './data';

/** A place on the drawn map; y grows to the south. */
export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner. */
export const hexRadius = 48;
const halfHeight = (hexRadius * Math.sqrt(3)) / 2;

/** The map as it is drawn: hexes with flat tops, their columns side by side, every other column half a hex lower. */
export interface Sheet {
  centres: ReadonlyMap<string, Point>;
  width: number;
  height: number;
}

type Placed = Pick<Scenario['hexes'][number], 'id' | 'column' | 'row'>;

const isEven = (column: number): boolean => column % 2 === 0;

/** The middle of each hex where the even columns, or the odd ones, lie lower. */
function placed(hexes: readonly Placed[], isEvenLower: boolean): Map<string, Point> {
  const west = Math.min(...hexes.map(({ column }) => column));
  const north = Math.min(...hexes.map(({ row }) => row));
  return new Map(
    hexes.map(({ id, column, row }) => [
      id,
      {
        x: hexRadius * (1 + 1.5 * (column - west)),
        y: halfHeight * (1 + 2 * (row - north) + (isEven(column) === isEvenLower ? 1 : 0)),
      },
    ]),
  );
}

/** True when two hexes lie side by side as they are drawn. */
const touch = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2.1 * halfHeight;

/** Where every hex is drawn. Which columns lie lower is not said anywhere: it is read off the hexes that touch. */
export function sheetOf({ hexes, sides }: Pick<Scenario, 'hexes' | 'sides'>): Sheet {
  const even = placed(hexes, true);
  const odd = placed(hexes, false);
  const touching = (centres: Map<string, Point>): number =>
    sides.filter(({ between: [a, b] }) => touch(centres.get(a)!, centres.get(b)!)).length;
  const centres = touching(odd) > touching(even) ? odd : even;
  const all = [...centres.values()];
  return {
    centres,
    width: Math.max(...all.map(({ x }) => x)) + hexRadius,
    height: Math.max(...all.map(({ y }) => y)) + halfHeight,
  };
}

/** The six corners of a hex, from the east round by the south. */
export const cornersOf = ({ x, y }: Point): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: x + hexRadius * Math.cos((corner * Math.PI) / 3),
    y: y + hexRadius * Math.sin((corner * Math.PI) / 3),
  }));

/** The side between two hexes that touch, from end to end. */
export function edgeBetween(a: Point, b: Point): [Point, Point] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const half = hexRadius / 2 / length;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const along = { x: -(b.y - a.y) * half, y: (b.x - a.x) * half };
  return [
    { x: middle.x - along.x, y: middle.y - along.y },
    { x: middle.x + along.x, y: middle.y + along.y },
  ];
}
