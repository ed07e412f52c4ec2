import { isSameSquare, type Square } from '@/lib/adjudication/recce-picture';
import type { SeenBelow } from '@/lib/desks/control/air/air-steps';
import { squareWords } from '../air-words';

/** A square in which units lie in cover. */
export interface CoveredSquare {
  square: Square;
  /** Its four figures: `7477`. */
  where: string;
  units: number;
}

/** The squares of a reconnaissance in which something lies in cover, in the order of their figures. */
export function coveredSquares(below: readonly SeenBelow[]): CoveredSquare[] {
  const units = new Map<string, CoveredSquare>();
  for (const { square, isHidden } of below) {
    if (!isHidden) continue;
    const where = squareWords(square);
    units.set(where, { square, where, units: (units.get(where)?.units ?? 0) + 1 });
  }
  return [...units.values()].sort((one, other) => one.where.localeCompare(other.where));
}

/** The purpose of each die once those squares are ticked: things in the open always have one (OC-127). */
export const diceWith = (below: readonly SeenBelow[], concentrations: readonly Square[]): string[] =>
  below.flatMap(({ square, isHidden, die }) =>
    !isHidden || concentrations.some((one) => isSameSquare(one, square)) ? [die] : [],
  );
