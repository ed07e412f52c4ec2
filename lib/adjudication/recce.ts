import type { RecceKind, RecceReport } from '@/lib/words';
import { type Dice, recordedDice } from './dice';
import { literal2011 } from './rulebook';
import type { Face, Finding, FindingLine, Rulebook } from './types';

/** A unit in the area that was looked at. */
export interface RecceTarget {
  id: string;
  kind: RecceKind;
  isMoving: boolean;
  isInCover: boolean;
  /** Matters to vehicles only: there they cannot claim cover. */
  isInBuiltUp: boolean;
  unitsInSquare: number;
  /** An exceptionally high concentration: seen in cover too, and barely (OC-127). Left out: it is none. */
  isHighConcentration?: boolean;
}

export interface RecceCase {
  isNight: boolean;
  targets: readonly RecceTarget[];
}

export interface RecceOutcome extends Finding {
  targets: { id: string; report: RecceReport }[];
}

/** The columns of the table, which its broken header hides (OC-88). */
export type RecceColumn = 'vehiclesMoving' | 'vehiclesHalted' | 'othersHalted' | 'infantryMoving';

/** §12c Recce, results table: one row for each score, 6 first. */
export const recceTable: readonly ({ score: Face } & Readonly<Record<RecceColumn, RecceReport>>)[] = [
  {
    score: 6,
    vehiclesMoving: 'directionTypeAndSize',
    vehiclesHalted: 'typeAndSize',
    othersHalted: 'type',
    infantryMoving: 'directionTypeAndSize',
  },
  {
    score: 5,
    vehiclesMoving: 'directionAndType',
    vehiclesHalted: 'type',
    othersHalted: 'enemySpotted',
    infantryMoving: 'directionAndType',
  },
  {
    score: 4,
    vehiclesMoving: 'direction',
    vehiclesHalted: 'enemySpotted',
    othersHalted: 'nothing',
    infantryMoving: 'enemySpotted',
  },
  {
    score: 3,
    vehiclesMoving: 'direction',
    vehiclesHalted: 'nothing',
    othersHalted: 'nothing',
    infantryMoving: 'enemySpotted',
  },
  {
    score: 2,
    vehiclesMoving: 'enemySpotted',
    vehiclesHalted: 'nothing',
    othersHalted: 'nothing',
    infantryMoving: 'nothing',
  },
  {
    score: 1,
    vehiclesMoving: 'nothing',
    vehiclesHalted: 'nothing',
    othersHalted: 'nothing',
    infantryMoving: 'nothing',
  },
];

/** The column of a target. The table has none for guns or supplies on the move: they count as vehicles. */
function recceColumn({ kind, isMoving }: Pick<RecceTarget, 'kind' | 'isMoving'>): RecceColumn {
  if (isMoving) return kind === 'infantry' ? 'infantryMoving' : 'vehiclesMoving';
  return kind === 'vehicles' ? 'vehiclesHalted' : 'othersHalted';
}

/** True when cover hides it: vehicles in a built-up area have none (OC-91). */
export const isHidden = ({ kind, isInCover, isInBuiltUp }: RecceTarget): boolean =>
  isInCover && !(kind === 'vehicles' && isInBuiltUp);

/** Why a target cannot be seen at all: by night (ours), and in cover unless there is very much of it (OC-91, OC-127). */
function unseen(target: RecceTarget, isNight: boolean): { what: string; rule: string } | null {
  if (isNight) return { what: 'By night nothing is seen from the air.', rule: '§12c Recce, OC-91' };
  if (!isHidden(target) || target.isHighConcentration) return null;
  return { what: 'In cover, it is not seen.', rule: '§12c Recce' };
}

/**
 * The report on a target by a face: one more where more than two units share the square, at most 6 (OC-90). Of a high
 * concentration in cover one less, and no more than that something is there (OC-127).
 */
function reportOn(face: Face, target: RecceTarget): RecceReport {
  const score = target.unitsInSquare > 2 ? Math.min(face + 1, 6) : face;
  const column = recceColumn(target);
  if (!isHidden(target)) return recceTable[6 - score]![column];
  const report = recceTable[6 - (score - 1)]?.[column] ?? 'nothing';
  return report === 'nothing' ? 'nothing' : 'enemySpotted';
}

/** Resolves a reconnaissance from the air (§12c). One die for each target that can be seen, in their order. */
export function resolveRecce(recce: RecceCase, dice: Dice, rulebook: Rulebook = literal2011): RecceOutcome {
  const recorded = recordedDice(dice);
  const targets = recce.targets.map((target) => ({
    id: target.id,
    report: unseen(target, recce.isNight) ? 'nothing' : reportOn(recorded.d6(`recce of ${target.id}`), target),
  }));
  const advice = recce.targets.flatMap((target) => {
    const why = unseen(target, recce.isNight);
    return why ? [{ code: 'cannotBeSeen' as const, message: why.what, rule: why.rule, unitId: target.id }] : [];
  });
  return { rulebook: rulebook.name, targets, rolls: recorded.rolls, advice };
}

const kindWords: Record<RecceKind, string> = {
  vehicles: 'Vehicles',
  infantry: 'Infantry',
  gunsOrSupplies: 'Guns or supplies',
};

/** The kind that is looked at, and its column where that is not its own. */
function seenAs(target: RecceTarget): string {
  const { kind, isMoving, isInBuiltUp } = target;
  const what = `${kindWords[kind]} ${isMoving ? 'moving' : 'halted'}`;
  if (isHidden(target)) return `${what} in cover, an exceptionally high concentration`;
  if (kind === 'vehicles' && isInBuiltUp) return `${what} in a built-up area, as in the open`;
  return kind === 'gunsOrSupplies' && isMoving ? `${what}, as vehicles` : `${what} in the open`;
}

const reportWords: Record<RecceReport, string> = {
  nothing: 'no report',
  enemySpotted: 'enemy spotted',
  direction: 'direction',
  type: 'type',
  directionAndType: 'direction and type',
  typeAndSize: 'type and size',
  directionTypeAndSize: 'direction, type and size',
};

/** The working, one line for each target: its column, its die and what is reported, or why it is not seen. */
export function linesOfRecce(recce: RecceCase, outcome: RecceOutcome): FindingLine[] {
  const rolls = outcome.rolls.values();
  return recce.targets.map((target, index) => {
    const why = unseen(target, recce.isNight);
    if (why) return { ...why, unitId: target.id };
    const { value } = rolls.next().value!;
    const more = target.unitsInSquare > 2 ? ' and 1 for more than two units in the square' : '';
    const less = isHidden(target) ? ', less 1 for cover' : '';
    return {
      what: `${seenAs(target)}: ${value}${more}${less}, ${reportWords[outcome.targets[index]!.report]}.`,
      rule: `§12c Recce, OC-88${target.kind === 'vehicles' && target.isInBuiltUp ? ', OC-91' : ''}${more ? ', OC-90' : ''}${less ? ', OC-127' : ''}`,
      unitId: target.id,
    };
  });
}
