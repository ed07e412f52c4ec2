import { deskForTests } from '@/companions/rules/desk-for-tests';
import { counters } from './counters';
import { farthestBridge } from './farthest-bridge';
import { allHexes, type HexNumber } from './hexes';
import { bareMap, type HexEntry, type HexsideEntry, type MapData } from './map-data';
import type { Setup, State } from './state';

/** The desk at play in tests: a plain map, units put where a test wants them, acts with their dice beside them. */

export { said } from '@/companions/rules/desk-for-tests';

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

const desk = deskForTests(farthestBridge, { kind: 'nextPhase' });
export const { played, afterActs, inPhase, refused } = desk;

/** A game of the historic scenario as it starts. */
export const game = (setup: Partial<Setup> = {}): State =>
  desk.started({ scenario: 'historic', map: plainMap(), ...setup });

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

export function inTurn(state: State, turn: number, phase: State['phase']): State {
  let at = state;
  while (at.turn !== turn) at = afterActs(at, { kind: 'nextPhase' });
  return inPhase(at, phase);
}
