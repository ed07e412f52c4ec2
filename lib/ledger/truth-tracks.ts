import { endOfTurn, timeOfTurn } from '@/lib/scenario/orbat-mapper/times';
import { type GridOrigin, toWrittenDegrees } from '@/lib/scenario/projection';
import { symbolCode } from '@/lib/scenario/symbols/codes';
import { changesOf, type Track, type Tracks } from '@/lib/scenario/tracks/tracks';
import type { Scenario, ScenarioUnit } from '@/lib/scenario/types';
import { type LedgerEntry, type LedgerState, type TruthOf, thingsIn, truthIn } from './kinds';
import { openingTruth } from './opening';
import { endsOfTurns } from './turn-ends';

/**
 * The truth of a game in time: every unit with its places when the game opened and at the end of each turn, the turn that is
 * being played as it stands now. A unit that is off the map or taken prisoner is nowhere.
 */
export function truthTracks(scenario: Scenario, grid: GridOrigin, entries: readonly LedgerEntry[]): Tracks {
  const opening = openingTruth(scenario);
  const ends = endsOfTurns(opening, entries);
  const turns = scenario.turns.filter(({ number }) => number === scenario.openingTurn || ends.has(number));
  const start = timeOfTurn(turns[0]!);
  const stood = [
    { at: start, state: opening },
    ...turns.flatMap((turn) => {
      const state = ends.get(turn.number);
      return state ? [{ at: endOfTurn(turn), state }] : [];
    }),
  ];
  const { state: last } = stood.at(-1)!;
  return {
    title: `${scenario.title}: the truth`,
    about: 'Where every unit truly was when the game opened and at the end of each turn. It is Game Control’s alone.',
    start,
    sides: scenario.sides.map(({ key, name }) => ({ key, name })),
    turns,
    tracks: thingsIn(last, 'unit').flatMap(({ id, truth }): Track[] => {
      const made = scenario.units.find((unit) => unit.id === id) ?? truthIn(last, 'raisedUnit', id);
      return made ? [trackOf(id, truth, made as Made, stood, grid)] : [];
    }),
  };
}

/** The fields a unit is made with, whether by the scenario or in the game. */
type Made = Pick<ScenarioUnit, 'side' | 'echelon' | 'nation'> & Partial<Pick<ScenarioUnit, 'arm' | 'symbol'>>;

function trackOf(
  id: string,
  truth: TruthOf<'unit'>,
  { side, echelon, nation, arm: first, symbol }: Made,
  stood: readonly { at: string; state: LedgerState }[],
  grid: GridOrigin,
): Track {
  const { arm, name, shortName, formation } = truth;
  return {
    id,
    name,
    shortName,
    side,
    symbol: symbol && arm === first ? symbol : symbolCode({ side, arm, echelon }),
    formation,
    nation,
    notes: '',
    states: changesOf(stood.map(({ at, state }) => ({ at, place: placeOf(truthIn(state, 'unit', id), grid) }))),
  };
}

function placeOf(truth: TruthOf<'unit'> | undefined, grid: GridOrigin): [number, number] | null {
  if (!truth?.isOnMap || truth.isCaptured || truth.x === null || truth.y === null) return null;
  return toWrittenDegrees([truth.x, truth.y], grid);
}
