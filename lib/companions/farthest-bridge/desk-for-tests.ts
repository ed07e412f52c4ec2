import { expect } from 'vitest';
import type { CompanionLine } from '../companion';
import { scriptedTableDice } from '../table-dice';
import { counters } from './counters';
import { farthestBridge } from './farthest-bridge';
import { allHexes, type HexNumber } from './hexes';
import { bareMap, type HexEntry, type HexsideEntry, type MapData } from './map-data';
import type { Act, Setup, State } from './state';

/** The desk at play in tests: a plain map, units put where a test wants them, acts with their dice beside them. */

/** Mixed ground everywhere but Arnhem, with what a test changes. */
export function plainMap(
  hexes: Record<HexNumber, HexEntry> = {},
  hexsides: Record<string, HexsideEntry> = {},
): MapData {
  const mixed = Object.fromEntries(allHexes.map((hex) => [hex, { terrain: 'mixed' as const }]));
  return {
    hexes: { ...mixed, ...bareMap.hexes, ...hexes },
    hexsides,
    areas: {},
    eindhovenEdge: ['0103', '0104', '0105'],
  };
}

/** A game of the historic scenario as it starts. */
export function game(setup: Partial<Setup> = {}): State {
  const started = farthestBridge.start({ scenario: 'historic', map: plainMap(), ...setup }, scriptedTableDice([]));
  if (!started.ok) throw new Error(started.message);
  return started.state;
}

/** The counter of these factors: "us 2-2-7", or a name as "BrDf" or "1/327"; the first of them. */
export function unit(text: string, number = 1): string {
  const found = counters.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const one = found[number - 1];
  if (!one) throw new Error(`No ${text} ${number}`);
  return one.id;
}

/** Puts units on the map; the rest of the set-up is taken off. */
export function withUnits(state: State, places: Record<string, HexNumber>): State {
  const pieces = Object.fromEntries(
    Object.keys(state.pieces).map((id) => [id, { hex: places[id] ?? null, depleted: false, out: false }]),
  );
  return { ...state, pieces };
}

/** Plays an act with the dice that fall for it; all of them must be used. */
export function played(state: State, act: Act, rolls: number[] = []): { state: State; lines: CompanionLine[] } {
  const dice = scriptedTableDice(rolls);
  const answer = farthestBridge.act(state, farthestBridge.actSchema.parse(act), dice);
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  dice.end();
  return answer;
}

export const afterActs = (state: State, ...acts: Act[]): State =>
  acts.reduce((before, act) => played(before, act).state, state);

/** Goes on to a phase of this turn or the next. */
export function inPhase(state: State, phase: State['phase']): State {
  let at = state;
  while (at.phase !== phase) at = afterActs(at, { kind: 'nextPhase' });
  return at;
}

export function inTurn(state: State, turn: number, phase: State['phase']): State {
  let at = state;
  while (at.turn !== turn) at = afterActs(at, { kind: 'nextPhase' });
  return inPhase(at, phase);
}

/** The refusal of an act, which must change nothing and roll nothing. */
export function refused(state: State, act: Act): { code: string; rule: string; message: string; field?: string } {
  const before = JSON.stringify(state);
  const answer = farthestBridge.act(state, act, scriptedTableDice([]));
  expect(JSON.stringify(state)).toBe(before);
  if (answer.ok) throw new Error(`${act.kind} was not refused`);
  const { code, rule, message, field } = answer;
  return { code, rule, message, ...(field && { field }) };
}

export const said = (lines: readonly CompanionLine[]): string[] => lines.map(({ what }) => what);
