import type { CombatRole } from '@/lib/words';
import type { ScoreLine } from './types';

/** From here up a number holds no nine decimals: there is no dust to take off, only figures to lose. */
const holdsNoDust = 2 ** 23;

/**
 * A figure without the dust of binary fractions: nine decimals are kept, so halves, quarters and eighths stay exact
 * (OC-12). A large figure stays as it is.
 */
export const tidy = (figure: number): number =>
  Math.abs(figure) < holdsNoDust ? Math.round(figure * 1e9) / 1e9 + 0 : figure;

/** The sum of lines, in their order. */
export const sumOf = (lines: readonly { points: number }[]): number =>
  lines.reduce((sum, line) => sum + line.points, 0);

/** A side's score: the sum of its lines and nothing else. May fall below zero (OC-8). */
export const scoreOf = (lines: readonly ScoreLine[], role: CombatRole): number =>
  sumOf(lines.filter((line) => line.side === role));

/** A figure as it is printed on a card: at most two decimals. */
export const figure = (points: number): string =>
  String(Math.abs(points) < holdsNoDust ? Math.round(points * 100) / 100 : points);

/** A figure with its noun: “1 point”, “2 points”. */
export const pointsWords = (points: number): string => `${figure(points)} ${points === 1 ? 'point' : 'points'}`;
