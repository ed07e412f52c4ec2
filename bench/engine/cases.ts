import workedExample from '@/docs/catalogue/worked-example.json';
import { type Force, type Kind, type Kinds, kindsOfCase, type Rulebook } from '@/lib/adjudication';
import { loadScenario } from '@/lib/scenario';
import { type TurnInputs, turnInputs } from './turn-inputs';

/** A case as it was read, and the rulebook it names. */
export interface PutCase<K extends Kind> {
  put: Kinds[K]['case'];
  rulebook: Rulebook;
}

/** Reads a case put as JSON. @throws where something is wrong with it */
export function readCase<K extends Kind>(kind: K, input: unknown): PutCase<K> {
  const reading = kindsOfCase[kind].read(input);
  if (!reading.ok) throw new Error(`${kind}: ${JSON.stringify(reading.problems)}`);
  return { put: reading.case, rulebook: reading.rulebook };
}

/** The cases of a turn as JSON; and its combats as read, behind the worked example of the book in all its readings. */
export async function benchCases(): Promise<{ turn: TurnInputs; combats: PutCase<'combat'>[] }> {
  const read = await loadScenario('market-garden');
  if (!read.ok) throw new Error('the scenario does not read');
  const turn = turnInputs(read.scenario);
  const examples = workedExample.cases.map(({ input }) => input);
  return { turn, combats: [...examples, ...turn.combat].map((input) => readCase('combat', input)) };
}

/** The same combat in objects of its own, as the peer builds all of its own anew: nothing is known of it from before. */
export const combatAnew = ({ put, rulebook }: PutCase<'combat'>): PutCase<'combat'> => ({
  put: { ...put, ground: { ...put.ground }, attacker: forceAnew(put.attacker), defender: forceAnew(put.defender) },
  rulebook,
});

const forceAnew = ({ leadFormation, units, artillery, air }: Force): Force => ({
  leadFormation,
  units: units.map((unit) => ({
    ...unit,
    flags: [...unit.flags],
    tacticalAdvantages: [...unit.tacticalAdvantages],
  })),
  artillery: artillery.map((guns) => ({ ...guns })),
  air: air.map((entry) => ({ ...entry })),
});
