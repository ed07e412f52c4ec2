import { z } from 'zod';
import { type CaseReading, combatSchema, movementSchema, readCombatCase, readMovementCase } from './case-schema';
import { resolveCombat } from './combat';
import { type Dice, diceFrom, RollsMismatch, scriptedDice } from './dice';
import { adjudicateMovement } from './movement';
import type { CombatOutcome, Face, MovementOutcome, Problem, Rulebook } from './types';

/** The kinds of case that can be put as JSON. */
export const kinds = ['combat', 'movement'] as const;
export type Kind = (typeof kinds)[number];

/** Whether a word names a kind. */
export const isKind = (word: string): word is Kind => (kinds as readonly string[]).includes(word);

/** What comes of a case: its outcome, or everything that is wrong with it. */
export type Adjudication<Outcome = CombatOutcome | MovementOutcome> =
  | { ok: true; outcome: Outcome }
  | { ok: false; problems: Problem[] };

function settle<Case, Outcome>(
  reading: CaseReading<Case>,
  resolve: (given: Case, dice: Dice, rulebook: Rulebook) => Outcome,
  roll: () => Face,
): Adjudication<Outcome> {
  if (!reading.ok) return reading;
  if (!reading.rolls) return { ok: true, outcome: resolve(reading.case, diceFrom(roll), reading.rulebook) };
  const script = scriptedDice(reading.rolls);
  try {
    const outcome = resolve(reading.case, script, reading.rulebook);
    script.end();
    return { ok: true, outcome };
  } catch (error) {
    if (!(error instanceof RollsMismatch)) throw error;
    return { ok: false, problems: [{ path: 'rolls', message: error.message }] };
  }
}

/** Adjudicates a case put as JSON. `roll` gives faces where the case brings no `rolls`; a case that does must bring exactly those asked for. */
export function adjudicate(kind: Kind, input: unknown, roll: () => Face): Adjudication {
  switch (kind) {
    case 'combat':
      return settle(readCombatCase(input), resolveCombat, roll);
    case 'movement':
      return settle(readMovementCase(input), (move, _dice, rulebook) => adjudicateMovement(move, rulebook), roll);
  }
}

/** The JSON Schema of a kind's input. */
export function schemaOf(kind: Kind): object {
  return z.toJSONSchema(kind === 'combat' ? combatSchema : movementSchema, { io: 'input' });
}
