import { tidy } from './score';
import type { CombatScore, Face, Odds } from './types';

/** The result of a combat if one thing in it were otherwise. */
export interface Otherwise {
  /** The six results then. */
  odds: Odds[];
  /** The change of the margin by it, whatever the die. */
  marginBy: number;
  /** The faces on which the result differs; empty: it does not matter. */
  changesOn: Face[];
}

/** True when two scores come to the same: their figures, and the column in which they are looked up. */
export const isSameScore = (a: CombatScore, b: CombatScore): boolean =>
  a.attackersScore === b.attackersScore && a.defendersScore === b.defendersScore && a.column === b.column;

/** The other result, told by how it differs from the present one. */
export const otherwise = (stands: readonly Odds[], then: Odds[]): Otherwise => ({
  odds: then,
  marginBy: tidy(then[0]!.margin - stands[0]!.margin),
  changesOn: stands.filter(({ result }, i) => result !== then[i]!.result).map(({ die }) => die),
});
