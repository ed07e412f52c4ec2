import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { type At, unitsOnMap } from './board';
import { lapseBridging } from './bridges';
import { counters } from './counters';
import { houseTables } from './house-tables';
import { bareMap, withArnhem } from './map-data';
import { finishMover } from './movers';
import { type Phase, phases, type Setup, type State } from './state';
import { reckonDropZones } from './support-fire';

export const phaseNames: Record<State['phase'], string> = {
  setUp: 'Set-up',
  allotment: 'Support-fire allotment',
  alliedMovement: 'Allied movement',
  alliedCombat: 'Allied combat',
  alliedMobile: 'Allied mobile movement',
  germanMovement: 'German movement',
  germanCombat: 'German combat',
  germanMobile: 'German mobile movement',
  over: 'The game is over',
};

/** A game before anything stands on the map. */
export function emptyGame({ scenario, tables = houseTables, map = bareMap }: Setup): State {
  return {
    scenario,
    tables,
    map: withArnhem(map),
    turn: 1,
    phase: 'setUp',
    pieces: Object.fromEntries(counters.map(({ id }) => [id, { hex: null, depleted: false, out: false }])),
    dropZones: { '1st': null, '101st': null, '82nd': null },
    written: { german: null, allied: null },
    landing: null,
    mover: null,
    arrived: [],
    moved: [],
    arrivalsOver: false,
    demolition: [],
    demolished: [],
    alliedAtStart: [],
    repaired: [],
    triedToBlow: [],
    triedToRepair: [],
    engineer: { hexside: null, used: false },
    support: { removed: {}, cut: 0, inHand: {}, chosen: { german: false, allied: false } },
    attacked: [],
    hexesAttacked: [],
    aftermath: null,
    arnhemReached: false,
    winner: null,
  };
}

/** Opens a game turn: what holds for the whole of it is settled now (FB-19, FB-24, FB-29). */
export function openTurn(at: At): void {
  const { state } = at;
  state.phase = 'allotment';
  state.alliedAtStart = unitsOnMap(state, 'allied').map(({ id }) => state.pieces[id]!.hex!);
  state.triedToBlow = [];
  state.support.inHand = {};
  state.support.chosen = { german: false, allied: false };
  at.say(`Turn ${state.turn} of ${state.tables.turns}: ${phaseNames.allotment}.`, 'FB-2', state.tables.source);
  lapseBridging(at);
  reckonDropZones(at);
}

/** Goes on to the next phase; after the last turn the game is over. */
export function nextPhase(at: At): ActRefusal {
  const { state } = at;
  if (state.phase === 'setUp') return refuse('setUpFirst', '§18.1', 'Both players write their set-up first.');
  finishMover(state);
  state.arrived = [];
  state.moved = [];
  state.arrivalsOver = false;
  state.triedToRepair = [];
  state.attacked = [];
  state.hexesAttacked = [];
  if (state.phase === 'alliedMobile') state.repaired = [];
  const next = phases[phases.indexOf(state.phase as Phase) + 1];
  if (next) {
    state.phase = next;
    at.say(`Turn ${state.turn}: ${phaseNames[next]}.`, 'FB-4', 'recovered');
    return undefined;
  }
  if (state.turn < state.tables.turns) {
    state.turn += 1;
    openTurn(at);
    return undefined;
  }
  state.phase = 'over';
  state.winner = state.arnhemReached ? 'draw' : 'german';
  at.say(
    state.arnhemReached
      ? 'The last turn is over. One hex of Arnhem was reached, never two at one time: a draw.'
      : 'The last turn is over, and no Allied ground unit has stood in Arnhem: the German player wins.',
    '§17.0',
    'book',
  );
}
