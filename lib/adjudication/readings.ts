import type { InterdictionWeight } from '@/lib/words';
import { scoreCombat } from './combat';
import { forcesOf } from './contribution';
import { type Dice, faces, scriptedDice } from './dice';
import { effectsOf } from './effects';
import {
  attacksOf,
  type InterdictedTarget,
  type InterdictionCase,
  interdictionEffect,
  resolveInterdiction,
} from './interdiction';
import { adjudicateMovement, type MovementCase, type MovementOutcome } from './movement';
import { isSameScore, type Otherwise, otherwise } from './otherwise';
import { policyBook } from './rulebook';
import type { CombatCase, Face, Odds, Policies, Rulebook } from './types';

/** A reading of a disputed rule that the rulebook in force does not choose. */
export interface PolicyReading {
  policy: keyof Policies;
  /** `OC-27`. */
  ruling: string;
  /** The question. */
  question: string;
  value: Policies[keyof Policies];
  /** The answer in words. */
  sentence: string;
}

/** A reading, and what it would have given. */
export type OtherReading<Then> = PolicyReading & Then;

/**
 * The other readings: every alternative of every policy, one at a time, with what `then` makes of the case by it. `then`
 * answers null where it comes to the same, and such readings are left out: so is the one in force.
 */
function underOtherReadings<Then extends object>(
  rulebook: Rulebook,
  then: (other: Rulebook) => Then | null,
): OtherReading<Then>[] {
  const policies = Object.keys(policyBook) as (keyof Policies)[];
  return policies.flatMap((policy) => {
    const { ruling, sentence: question, alternatives } = policyBook[policy];
    return alternatives.flatMap(({ value, sentence }) => {
      const found = then({ ...rulebook, policies: { ...rulebook.policies, [policy]: value } });
      return found ? [{ policy, ruling, question, value, sentence, ...found }] : [];
    });
  });
}

/**
 * A combat by another reading; `onDie` is what the die that fell would have given, null before it falls. `effects`: what it
 * does to the units, where the results are the same and that differs (OC-67, OC-121); null: the same.
 */
export type OtherCombat = Otherwise & { onDie: Odds | null; effects: OtherEffects | null };

/** The effects on the units of a combat whose results are the same. */
export interface OtherEffects {
  /** The faces on which something differs. */
  changesOn: Face[];
  /** The units that would lose more steps (fewer: below 0), and how many at most. */
  steps: { unitId: string; by: number }[];
  /** The other way of retiring; null: no other. */
  retreat: 'whole' | 'half' | null;
}

/** Effects with the highest retreat die: whether a retreat is whole or half shows on any. */
const highest: Dice = { d6: () => 6, d3: () => 3 };

function otherEffects(combat: CombatCase, odds: readonly Odds[], by: Rulebook, other: Rulebook): OtherEffects | null {
  const changesOn: Face[] = [];
  const steps = new Map<string, number>();
  let retreat: OtherEffects['retreat'] = null;
  for (const { die, result } of odds) {
    const [stand, then] = [by, other].map(
      (rulebook) => effectsOf(forcesOf(combat, rulebook), combat.ground, result, highest, rulebook).units,
    );
    for (const [i, { id, stepsTaken, retiresKm }] of then!.entries()) {
      const was = stand![i]!;
      const more = stepsTaken - was.stepsTaken;
      if (more === 0 && retiresKm === was.retiresKm) continue;
      if (!changesOn.includes(die)) changesOn.push(die);
      if (Math.abs(more) > Math.abs(steps.get(id) ?? 0)) steps.set(id, more);
      if (retiresKm !== was.retiresKm) retreat = retiresKm > was.retiresKm ? 'whole' : 'half';
    }
  }
  if (changesOn.length === 0) return null;
  return { changesOn, steps: [...steps].map(([unitId, by]) => ({ unitId, by })), retreat };
}

/** The outcomes of a combat by the other readings: those that change neither its results nor its effects are left out. */
export function otherReadings(combat: CombatCase, rulebook: Rulebook, die?: Face): OtherReading<OtherCombat>[] {
  const stands = scoreCombat(combat, rulebook);
  return underOtherReadings(rulebook, (other) => {
    const then = scoreCombat(combat, other);
    const effects = isSameScore(stands, then) ? otherEffects(combat, stands.odds, rulebook, other) : null;
    if (isSameScore(stands, then) && effects === null) return null;
    return { ...otherwise(stands.odds, then.odds), onDie: die === undefined ? null : then.odds[die - 1]!, effects };
  });
}

/** An interdiction by another reading: the weight whose row differs, and each face of its die on a target. */
export interface OtherInterdiction {
  weight: InterdictionWeight;
  row: number;
  odds: { die: Face; effect: ReturnType<typeof interdictionEffect> }[];
  /** The faces on which the effect differs. */
  changesOn: Face[];
  /** The effects of the dice that fell on the targets; null before they fall. */
  onDice: InterdictedTarget[] | null;
}

/** The outcomes of an interdiction by the other readings, with the same dice (OC-76, OC-77). */
export function otherInterdictionReadings(
  interdiction: InterdictionCase,
  rulebook: Rulebook,
  rolls?: readonly Face[],
): OtherReading<OtherInterdiction>[] {
  const stands = attacksOf(interdiction, rulebook.policies);
  return underOtherReadings(rulebook, (other) => {
    const moved = attacksOf(interdiction, other.policies).find(({ row }, i) => row !== stands[i]!.row);
    if (!moved) return null;
    const { weight, row } = moved;
    const stood = stands.find((attack) => attack.weight === weight)!.row;
    return {
      weight,
      row,
      odds: faces.map((die) => ({ die, effect: interdictionEffect(row, die) })),
      changesOn: faces.filter((die) => interdictionEffect(row, die) !== interdictionEffect(stood, die)),
      onDice: rolls ? resolveInterdiction(interdiction, scriptedDice(rolls), other).targets : null,
    };
  });
}

/** A move by another reading. */
export type OtherMove = Pick<MovementOutcome, 'maxKm' | 'isWithin' | 'turnShare' | 'canAttack'>;

/** The limits of a move by the other readings: those that leave the guide maximum unchanged are left out (OC-102). */
export function otherMovementReadings(move: MovementCase, rulebook: Rulebook): OtherReading<OtherMove>[] {
  const stands = adjudicateMovement(move, rulebook);
  return underOtherReadings(rulebook, (other) => {
    const { maxKm, isWithin, turnShare, canAttack } = adjudicateMovement(move, other);
    return maxKm === stands.maxKm ? null : { maxKm, isWithin, turnShare, canAttack };
  });
}
