import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Overrule, Ruling } from '@/lib/adjudication/ruled';
import type { CombatWithParts } from '@/lib/db/combat/combats';
import { orThrow, refusal } from '@/lib/result';
import type { CombatFinding } from './combat-grouping';
import { refusalOf } from './ruling-words';
import { holdersIn, ruleHeld, type VitalSpotAnswer } from './vital-spots';

/** A ruling that can be applied. */
interface ParsedRuling {
  ruling: Ruling;
  /** The fields that are ruled otherwise than found, with the consequences of the answers. */
  overrules: Overrule[];
  /** The answers of those that were asked (OC-57). */
  given: VitalSpotAnswer[];
}

/**
 * Reads what Control ruled on a finding. Refused where a figure cannot be what it is ruled to be, and while a holder of a
 * vital spot has not answered (§9 Results Table note 2, OC-57). `named` gives a unit's name.
 */
export function parseRuling(
  finding: CombatFinding,
  parts: CombatWithParts['units'],
  overrules: readonly Overrule[],
  answers: readonly VitalSpotAnswer[],
  named: (unitId: string) => string,
): ParsedRuling {
  const { combat: put, policies, ...outcome } = finding;
  const rulebook = { ...rulebookFrom(outcome.rulebook), policies };
  const held = ruleHeld(outcome, overrules, put, rulebook, holdersIn(parts), answers);
  if (!held.reading.ok) return orThrow(refusalOf(held.reading.problems[0]!, named));
  const [open] = held.open;
  if (open !== undefined)
    throw refusal('answerNeeded', `${named(open)} holds a vital spot: does it stay, or go back?`, {
      field: `answers.${open}`,
      rule: '§9 Results Table note 2, OC-57',
    });
  const given = answers.filter(({ unitId }) => held.asked.includes(unitId));
  return { ruling: held.reading.ruling, overrules: held.overrules, given };
}
