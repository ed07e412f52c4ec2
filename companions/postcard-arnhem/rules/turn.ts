import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import type { Source } from '@/companions/rules/companion';
import type { TableDice } from '@/companions/rules/table-dice';
import { sidePeople } from '@/lib/text';
import type { Side } from '@/lib/words';
import type { Counter } from './data';
import { isHighwayOpen, objectiveOf, unsupplied } from './map';
import { hasRoom } from './movement';
import {
  counterOf,
  hexName,
  hexOf,
  isOnMap,
  nameOf,
  type Postcard,
  type PostcardSetup,
  type PostcardState,
  sideOf,
  type UnitInPlay,
  unitOf,
  unitsIn,
} from './state';

/** The most turns of one weather that follow each other (PA-15). */
const mostRunning = 4;
const missionsOfAGoodTurn = 2;

const placed = ({ id, start }: Counter): UnitInPlay => ({
  id,
  hex: start.by === 'hex' ? start.hex : null,
  isDisrupted: false,
  isHidden: start.by === 'garrison',
  isLost: false,
  hasMoved: false,
  mayAttack: false,
  hasBrokenThrough: false,
  airSupportFrom: null,
  isOrderedToStand: false,
});

/** Sets the board up: garrisons shuffled on their hexes in turn, and a coin for the SS panzer divisions. */
export function startingState({ scenario }: PostcardSetup, dice: TableDice): PostcardState {
  const units = scenario.counters.map(placed);
  const garrisons = units.filter(({ isHidden }) => isHidden);
  for (let dealt = 0; garrisons.length > 0; dealt += 1) {
    const [unit] = garrisons.splice(dice.card(garrisons.length, 'garrison') - 1, 1);
    unit!.hex = scenario.garrisoned[dealt % scenario.garrisoned.length]!;
  }
  return {
    scenario,
    step: 'airdrop',
    attack: null,
    breakthrough: null,
    turn: 0,
    player: 'allied',
    weather: 'good',
    running: 0,
    missionsLeft: 0,
    struck: [],
    airSupplied: [],
    doPanzersStart: dice.coin('SS panzer divisions at the start') === 'heads',
    hasDrawn: false,
    arrivals: [],
    units,
    end: null,
  };
}

/** True when every unit of the airdrop has jumped. */
export const isAirdropDone = (state: PostcardState): boolean =>
  state.units.every(({ id, hex }) => counterOf(state, id).start.by !== 'airdrop' || hex !== null);

function beginPart(state: PostcardState, player: Side): void {
  Object.assign(state, { step: 'turn', player, attack: null, breakthrough: null, hasDrawn: false });
  for (const unit of state.units)
    Object.assign(unit, {
      hasMoved: false,
      mayAttack: !unit.isDisrupted,
      hasBrokenThrough: false,
      airSupportFrom: null,
    });
}

/** Opens a turn: good weather in the first, a coin afterwards, no more than four turns of one kind running (PA-15). */
export function openTurn({ state, dice, say }: Postcard): ActRefusal {
  if (state.step === 'airdrop' && !isAirdropDone(state))
    return refuse('airdropDue', 'Setup', 'Airborne units are still to jump: all but the Poles.');
  if (state.step === 'turn') return refuse('turnRuns', 'Game-turn Sequence', 'A turn is being played.');
  state.turn += 1;
  const before = state.weather;
  if (state.turn === 1) say('Turn 1: good weather.', 'Weather', 'book');
  else if (state.running === mostRunning) {
    state.weather = before === 'good' ? 'bad' : 'good';
    say(`Turn ${state.turn}: ${state.weather} weather after four turns of the other.`, 'Weather, PA-15', 'book');
  } else {
    state.weather = dice.coin('weather') === 'heads' ? 'good' : 'bad';
    say(`Turn ${state.turn}: ${state.weather} weather.`, 'Weather', 'book');
  }
  state.running = state.turn > 1 && state.weather === before ? state.running + 1 : 1;
  Object.assign(state, {
    missionsLeft: state.weather === 'good' ? missionsOfAGoodTurn : 0,
    struck: [],
    airSupplied: [],
  });
  beginPart(state, 'allied');
}

/** The units from which an edge draws: its own still to come, and garrisons and Knoche that were lost (PA-28). */
function poolOf(state: PostcardState, edge: 'west' | 'east'): UnitInPlay[] {
  return state.units.filter((unit) => {
    const { start, isReplaceable } = counterOf(state, unit.id);
    if (state.arrivals.some((one) => one.unit === unit.id) || unit.hex !== null) return false;
    if (unit.isLost) return isReplaceable;
    return start.by === 'pool' && start.edge === edge;
  });
}

/** Draws the reinforcements: one in the west, two in the east (PA-28), and the SS panzer divisions when due (PA-18). */
export function drawReinforcements({ state, dice, say }: Postcard): ActRefusal {
  if (state.step !== 'turn' || state.player !== 'german')
    return refuse('notNow', 'Reinforcements', 'Reinforcements come at the beginning of the German part of a turn.');
  if (state.hasDrawn) return refuse('hasDrawn', 'Reinforcements', 'The reinforcements of this turn are drawn.');
  state.hasDrawn = true;
  for (const edge of ['west', 'east', 'east'] as const) {
    const pool = poolOf(state, edge);
    if (pool.length === 0) {
      say(`Nobody is left to come from the ${edge}.`, 'Reinforcements', 'book');
      continue;
    }
    const unit = pool[dice.card(pool.length, `reinforcement from the ${edge}`) - 1]!;
    Object.assign(unit, { isHidden: unit.isLost, isLost: false, isDisrupted: false });
    state.arrivals.push({ unit: unit.id, edge });
    say(`${nameOf(state, unit.id)} comes from the ${edge}.`, 'Reinforcements, PA-28', 'book');
  }
  const divisions = state.units.filter(({ id }) => counterOf(state, id).start.by === 'ssPanzer');
  const due = divisions.filter((_, at) => state.turn === (state.doPanzersStart ? 1 : 3 + at));
  for (const unit of due) {
    state.arrivals.push({ unit: unit.id, edge: 'east' });
    say(`${nameOf(state, unit.id)} comes from the east.`, 'Setup, PA-18', 'ours');
  }
}

/** Places a unit that was drawn in a hex of its edge. */
export function place({ state, say }: Postcard, id: string, hex: string): ActRefusal {
  const arrival = state.arrivals.find(({ unit }) => unit === id);
  if (!arrival || state.player !== 'german' || state.step !== 'turn')
    return refuse('notDrawn', 'Reinforcements', `"${id}" is not among the units drawn.`, 'unit');
  if (!isOnMap(state, hex)) return refuse('offMap', 'Reinforcements', `"${hex}" is not on the map.`, 'hex');
  if (!hexOf(state, hex).edges.includes(arrival.edge))
    return refuse('notAtEdge', 'Reinforcements', `${hexName(state, hex)} is not on the ${arrival.edge} edge.`, 'hex');
  if (unitsIn(state, hex, 'allied').length > 0)
    return refuse('enemyThere', 'Reinforcements', `Allied units are in ${hexName(state, hex)}.`, 'hex');
  if (!hasRoom(state, hex))
    return refuse('isFull', 'Stacking', `Three units are in ${hexName(state, hex)} already.`, 'hex');
  state.arrivals = state.arrivals.filter((one) => one !== arrival);
  Object.assign(unitOf(state, id)!, { hex, hasMoved: false, mayAttack: true });
  say(`${nameOf(state, id)} enters at ${hexName(state, hex)}.`, 'Reinforcements', 'book');
}

/** Orders a unit to stand, or frees it: in the part of its own side. */
export function orderNoRetreat({ state, say }: Postcard, id: string, isOrdered: boolean): ActRefusal {
  const unit = unitOf(state, id);
  if (!unit || unit.hex === null) return refuse('notInPlay', 'No Retreat', `"${id}" is not on the map.`, 'unit');
  if (sideOf(state, id) !== state.player)
    return refuse('notYours', 'No Retreat', 'Only the side whose turn it is gives orders.', 'unit');
  unit.isOrderedToStand = isOrdered;
  say(`${nameOf(state, id)}: ${isOrdered ? 'No Retreat!' : 'free to retreat'}.`, 'No Retreat, PA-6', 'book');
}

/** Ends a side's part: supply, then recovery; after the Germans' the victory check. */
export function endTurn(table: Postcard): ActRefusal {
  const { state, say } = table;
  const without = unsupplied(state, state.player);
  for (const unit of state.units) {
    if (unit.hex === null || sideOf(state, unit.id) !== state.player) continue;
    if (without.includes(unit.id)) {
      unit.isDisrupted = true;
      say(`${nameOf(state, unit.id)} is out of supply: disrupted.`, 'Supply, PA-21', 'book');
    } else if (unit.isDisrupted) {
      unit.isDisrupted = false;
      say(`${nameOf(state, unit.id)} recovers.`, 'Disruption', 'book');
    }
  }
  if (state.player === 'allied') {
    beginPart(state, 'german');
    return undefined;
  }
  const goal = hexName(state, objectiveOf(state));
  if (isHighwayOpen(state)) return over(table, 'allied', `The highway is open to ${goal}.`, 'Winning, PA-19', 'book');
  say(`The highway is not open to ${goal}.`, 'Winning, PA-19', 'book');
  if (state.turn >= state.scenario.turns)
    return over(table, 'german', 'The last turn is played.', 'Winning, PA-20', 'ours');
  state.step = 'between';
}

function over({ state, say }: Postcard, winner: Side, why: string, rule: string, source: Source): undefined {
  Object.assign(state, { step: 'over', end: { winner, why } });
  say(`${why} The ${sidePeople[winner]} win.`, rule, source);
}
