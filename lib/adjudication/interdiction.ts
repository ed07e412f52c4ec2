import { type InterdictionWeight, interdictionWeights } from '@/lib/words';
import { type Dice, recordedDice } from './dice';
import { literal2011, rulebookFrom } from './rulebook';
import { profileOf, statusAt, stepsHeld } from './status';
import type { Advice, Face, Finding, FindingLine, Policies, Rulebook } from './types';

/** A unit within the area of 2 km by 2 km (OC-82). */
interface InterdictionTarget {
  id: string;
  profile: string;
  stepsLost: number;
  isFlak: boolean;
}

/** Squadrons, or artillery battalions as light, on the area. Entries of one weight are added up. */
interface InterdictionForce {
  weight: InterdictionWeight;
  /** At least 1. */
  count: number;
}

export interface InterdictionCase {
  targets: readonly InterdictionTarget[];
  forces: readonly InterdictionForce[];
}

export interface InterdictedTarget {
  id: string;
  /** Steps crossed off, never more than the profile holds. */
  steps: number;
  /** For the rest of the turn (OC-81). */
  isImmobilised: boolean;
  /** Flak that took a step due or was immobilised: it does not fire this turn (OC-87). */
  isSuppressed: boolean;
  statusAfter: number;
}

export interface InterdictionOutcome extends Finding {
  targets: InterdictedTarget[];
}

/** From the lowest to the highest count. */
type Counts = readonly [number, number];

/** One printed row of the interdiction table. Null: the column prints a dash. */
export interface InterdictionRow {
  light: Counts | null;
  medium: Counts | null;
  heavy: Counts | null;
  /** The lowest face for a step loss, immobilised too. */
  stepFrom: Face;
  /** The lowest face for immobilised alone. */
  immobilisedFrom: Face;
}

const more = Number.POSITIVE_INFINITY;

/** §9 Bombing/Interdiction, row by row. Light 9 is in no row; light 12 begins the sixth (OC-76). */
export const interdictionTable: readonly InterdictionRow[] = [
  { light: [1, 2], medium: [1, 1], heavy: null, stepFrom: 6, immobilisedFrom: 5 },
  { light: [3, 4], medium: [2, 2], heavy: [1, 1], stepFrom: 6, immobilisedFrom: 4 },
  { light: [5, 6], medium: [3, 3], heavy: [2, 2], stepFrom: 5, immobilisedFrom: 3 },
  { light: [7, 8], medium: [4, 4], heavy: [2, 2], stepFrom: 5, immobilisedFrom: 2 },
  { light: [10, 11], medium: [5, 5], heavy: [3, 3], stepFrom: 4, immobilisedFrom: 2 },
  { light: [12, more], medium: [6, 8], heavy: [4, 5], stepFrom: 3, immobilisedFrom: 2 },
  { light: null, medium: [9, more], heavy: [6, more], stepFrom: 3, immobilisedFrom: 1 },
];

/** The number, 1 to 7, of the row for `count` squadrons or battalions, at least 1, of one weight. */
export function interdictionRow(
  weight: InterdictionWeight,
  count: number,
  policies: Policies = literal2011.policies,
): number {
  if (weight === 'light' && count === 9) return policies.lightInterdictionNine === 'row5' ? 5 : 4;
  if (weight === 'heavy' && count === 2) return policies.heavyInterdictionTwo === 'row3' ? 3 : 4;
  return 1 + interdictionTable.findIndex(({ [weight]: counts }) => counts && count >= counts[0] && count <= counts[1]);
}

/** The effect of a face in a row: a step lost as well, immobilised alone, or nothing. */
export function interdictionEffect(row: number, face: Face): 'step' | 'immobilised' | 'none' {
  const { stepFrom, immobilisedFrom } = interdictionTable[row - 1]!;
  if (face >= stepFrom) return 'step';
  return face >= immobilisedFrom ? 'immobilised' : 'none';
}

/** The attackers of one weight, and their row. */
interface InterdictionAttack {
  weight: InterdictionWeight;
  count: number;
  row: number;
}

/** The weights present, light first, with their counts added up. */
export function attacksOf({ forces }: InterdictionCase, policies: Policies): InterdictionAttack[] {
  return interdictionWeights.flatMap((weight) => {
    const count = forces.filter((force) => force.weight === weight).reduce((sum, force) => sum + force.count, 0);
    return count > 0 ? [{ weight, count, row: interdictionRow(weight, count, policies) }] : [];
  });
}

/**
 * Resolves an interdiction (§9 Bombing/Interdiction). One die for each weight of force on each target: target by
 * target, light before medium before heavy. Steps add up, immobilised does not (OC-80).
 */
export function resolveInterdiction(
  interdiction: InterdictionCase,
  dice: Dice,
  rulebook: Rulebook = literal2011,
): InterdictionOutcome {
  const recorded = recordedDice(dice);
  const advice: Advice[] = [];
  const attacks = attacksOf(interdiction, rulebook.policies);
  const targets = interdiction.targets.map((target): InterdictedTarget => {
    const effects = attacks.map(({ weight, row }) => interdictionEffect(row, recorded.d6(`${weight} on ${target.id}`)));
    const due = effects.filter((effect) => effect === 'step').length;
    const profile = profileOf(target.profile);
    const steps = stepsHeld(profile, target.stepsLost, due);
    if (steps < due)
      advice.push({
        code: 'profileSpent',
        message: `Steps due: ${due}; its profile holds ${steps} more.`,
        rule: '§9 Unit Status, OC-61',
        unitId: target.id,
      });
    const isImmobilised = effects.some((effect) => effect !== 'none');
    return {
      id: target.id,
      steps,
      isImmobilised,
      isSuppressed: target.isFlak && isImmobilised,
      statusAfter: statusAt(profile, target.stepsLost + steps),
    };
  });
  return { rulebook: rulebook.name, targets, rolls: recorded.rolls, advice };
}

const effectWords = { step: 'one step lost and immobilised', immobilised: 'immobilised', none: 'no effect' } as const;

/** The ruling that finds the row where the table names none, or two. */
function rulingOf({ weight, count }: InterdictionAttack): string {
  if (weight === 'light' && (count === 9 || count === 12)) return ', OC-76';
  return weight === 'heavy' && count === 2 ? ', OC-77' : '';
}

/** The working, one line for each die: what fired, in which row, and what it did. `rulebook` is the one resolved by. */
export function linesOfInterdiction(
  interdiction: InterdictionCase,
  outcome: InterdictionOutcome,
  rulebook: Rulebook = rulebookFrom(outcome.rulebook),
): FindingLine[] {
  const attacks = attacksOf(interdiction, rulebook.policies);
  return interdiction.targets.flatMap(({ id }, place) =>
    attacks.map((attack, index) => {
      const { value } = outcome.rolls[place * attacks.length + index]!;
      return {
        what: `${attack.count} ${attack.weight}, row ${attack.row}: ${value}, ${effectWords[interdictionEffect(attack.row, value)]}.`,
        rule: `§9 Bombing/Interdiction${rulingOf(attack)}`,
        unitId: id,
      };
    }),
  );
}
