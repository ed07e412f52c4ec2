import type { CombatSide, ScoreLine } from './types';

/** A figure without the dust of binary fractions: nine decimals are kept, so halves, quarters and eighths stay exact (OC-12). */
export const tidy = (figure: number): number => Math.round(figure * 1e9) / 1e9 + 0;

/** The sum of lines, in their order. */
export const sumOf = (lines: readonly { points: number }[]): number =>
  lines.reduce((sum, line) => sum + line.points, 0);

/** A side's score: the sum of its lines and nothing else. May fall below zero (OC-8). */
export const scoreOf = (lines: readonly ScoreLine[], side: CombatSide): number =>
  sumOf(lines.filter((line) => line.side === side));

/** A figure as it is printed on a card: at most two decimals. */
export const figure = (points: number): string => String(Math.round(points * 100) / 100);
