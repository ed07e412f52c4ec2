import { expect } from 'vitest';
import type { CompanionLine } from '../companion';
import { scriptedTableDice } from '../table-dice';
import { impressionistic } from './impressionistic';
import type { Act, State, UnitEntry } from './state';
import type { Tables } from './tables';

/** The desk at play in tests: units in few words, acts with their dice written beside them. */

const entry = (id: string, side: 'german' | 'allied', more: Partial<UnitEntry>): UnitEntry => ({
  id,
  name: id,
  side,
  kind: 'foot',
  class: 'veteran',
  figures: 6,
  ...more,
});

export const german = (id: string, more: Partial<UnitEntry> = {}): UnitEntry => entry(id, 'german', more);
export const allied = (id: string, more: Partial<UnitEntry> = {}): UnitEntry => entry(id, 'allied', more);

/** A table with these units in its first phase. */
export function table(units: UnitEntry[], tables?: Tables): State {
  const started = impressionistic.start({ units, ...(tables && { tables }) }, scriptedTableDice([]));
  if (!started.ok) throw new Error(started.message);
  return started.state;
}

/** Plays an act with the dice that fall for it; all of them must be used. */
export function played(state: State, act: Act, rolls: number[] = []): { state: State; lines: CompanionLine[] } {
  const dice = scriptedTableDice(rolls);
  const answer = impressionistic.act(state, impressionistic.actSchema.parse(act), dice);
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  dice.end();
  return answer;
}

/** Plays acts that need no dice. */
export const afterActs = (state: State, ...acts: Act[]): State =>
  acts.reduce((before, act) => played(before, act).state, state);

/** Goes on to a phase. */
export function inPhase(state: State, phase: State['phase']): State {
  let at = state;
  while (at.phase !== phase) at = afterActs(at, { kind: 'nextPhase' });
  return at;
}

/** The refusal of an act, which must change nothing and roll nothing. */
export function refused(state: State, act: Act): { code: string; message: string; field?: string } {
  const before = JSON.stringify(state);
  const answer = impressionistic.act(state, act, scriptedTableDice([]));
  expect(JSON.stringify(state)).toBe(before);
  if (answer.ok) throw new Error(`${act.kind} was not refused`);
  const { code, message, field } = answer;
  return { code, message, ...(field && { field }) };
}

export const said = (lines: readonly CompanionLine[]): string[] => lines.map(({ what }) => what);
