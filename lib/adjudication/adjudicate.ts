import { z } from 'zod';
import { type AirToAirCase, type AirToAirOutcome, resolveAirToAir } from './air-to-air';
import { type BridgeCase, type BridgeOutcome, resolveBridge } from './bridges';
import { airToAirSchema, readAirToAirCase } from './cases/air-to-air';
import { bridgeSchema, readBridgeCase } from './cases/bridge';
import { combatSchema, readCombatCase } from './cases/combat';
import { flakSchema, readFlakCase } from './cases/flak';
import { interdictionSchema, readInterdictionCase } from './cases/interdiction';
import { movementSchema, readMovementCase } from './cases/movement';
import type { CaseReading } from './cases/reading';
import { readRecceCase, recceSchema } from './cases/recce';
import { readTrafficCase, trafficSchema } from './cases/traffic';
import { resolveCombat } from './combat';
import { type Dice, diceFrom, RollsMismatch, scriptedDice } from './dice';
import { type FlakCase, type FlakOutcome, resolveFlak } from './flak';
import { type InterdictionCase, type InterdictionOutcome, resolveInterdiction } from './interdiction';
import { adjudicateMovement, type MovementCase, type MovementOutcome } from './movement';
import { type RecceCase, type RecceOutcome, resolveRecce } from './recce';
import { resolveTraffic, type TrafficCase, type TrafficOutcome } from './traffic';
import type { CombatCase, CombatOutcome, Face, Problem, Rulebook } from './types';

/** Every kind of case that can be put as JSON: what is asked, and what is answered. */
export interface Kinds {
  combat: { case: CombatCase; outcome: CombatOutcome };
  interdiction: { case: InterdictionCase; outcome: InterdictionOutcome };
  recce: { case: RecceCase; outcome: RecceOutcome };
  flak: { case: FlakCase; outcome: FlakOutcome };
  airToAir: { case: AirToAirCase; outcome: AirToAirOutcome };
  traffic: { case: TrafficCase; outcome: TrafficOutcome };
  bridge: { case: BridgeCase; outcome: BridgeOutcome };
  movement: { case: MovementCase; outcome: MovementOutcome };
}
export type Kind = keyof Kinds;

/** One kind: the schema of its input, its reader, and the rule that settles it. */
export interface KindOfCase<Case, Outcome> {
  schema: z.ZodType;
  read(input: unknown): CaseReading<Case>;
  resolve(given: Case, dice: Dice, rulebook: Rulebook): Outcome;
}

/** All kinds by name, in the order in which they are told. */
export const kindsOfCase: { readonly [K in Kind]: KindOfCase<Kinds[K]['case'], Kinds[K]['outcome']> } = {
  combat: { schema: combatSchema, read: readCombatCase, resolve: resolveCombat },
  interdiction: { schema: interdictionSchema, read: readInterdictionCase, resolve: resolveInterdiction },
  recce: { schema: recceSchema, read: readRecceCase, resolve: resolveRecce },
  flak: { schema: flakSchema, read: readFlakCase, resolve: resolveFlak },
  airToAir: { schema: airToAirSchema, read: readAirToAirCase, resolve: resolveAirToAir },
  traffic: {
    schema: trafficSchema,
    read: readTrafficCase,
    resolve: (traffic, _dice, rulebook) => resolveTraffic(traffic, rulebook),
  },
  bridge: { schema: bridgeSchema, read: readBridgeCase, resolve: resolveBridge },
  movement: {
    schema: movementSchema,
    read: readMovementCase,
    resolve: (move, _dice, rulebook) => adjudicateMovement(move, rulebook),
  },
};

export const kinds = Object.keys(kindsOfCase) as Kind[];

/** True when a word names a kind. */
export const isKind = (word: string): word is Kind => (kinds as readonly string[]).includes(word);

/** The outcome of a case, or everything that is wrong with it. */
export type Adjudication<Outcome = Kinds[Kind]['outcome']> =
  | { ok: true; outcome: Outcome }
  | { ok: false; problems: Problem[] };

/**
 * Adjudicates a case put as JSON. `roll` gives faces where the case brings no `rolls`; a case that does must bring
 * exactly those asked for.
 */
export function adjudicate<K extends Kind>(
  kind: K,
  input: unknown,
  roll: () => Face,
): Adjudication<Kinds[K]['outcome']> {
  const { read, resolve } = kindsOfCase[kind];
  const reading = read(input);
  if (!reading.ok) return { ok: false, problems: reading.problems.map(({ path, message }) => ({ path, message })) };
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

/** The JSON Schema of a kind's input: what has a default need not be given. */
export function schemaOf(kind: Kind): object {
  return z.toJSONSchema(kindsOfCase[kind].schema, { io: 'input' });
}
