import { centreOf, cornersOf } from '@/companions/farthest-bridge/rules/hex-places';
import type { HexNumber, Point } from '@/companions/farthest-bridge/rules/hexes';

/** Units of the drawing to the radius of a hex: letters of less than a pixel would not be set well. */
export const perRadius = 20;

const cut = (value: number): number => Math.round(value * perRadius * 100) / 100;

const drawnAt = ({ x, y }: Point): Point => ({ x: cut(x), y: cut(y) });

const middles = new Map<HexNumber, Point>();

/** The middle of a hex on the drawing. */
export function middleOf(hex: HexNumber): Point {
  const kept = middles.get(hex) ?? drawnAt(centreOf(hex));
  middles.set(hex, kept);
  return kept;
}

const along = (points: readonly Point[]) => points.map(({ x, y }) => `${cut(x)} ${cut(y)}`).join('L');

/** Hexes as one path, each closed. */
export const hexesPath = (hexes: readonly HexNumber[]): string =>
  hexes.map((hex) => `M${along(cornersOf(hex))}Z`).join('');

/** A line from point to point. */
export const linePath = (points: readonly Point[]): string => `M${along(points)}`;
