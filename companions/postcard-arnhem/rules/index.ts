import { type Answer, playAt, refuse } from '@/companions/rules/at-table';
import type { Companion } from '@/companions/rules/companion';
import { companionTitles } from '@/lib/words';
import { advance, breakThrough, isAdvanceDue } from './advance';
import { resolveAttack, retreat, stand, stay } from './aftermath';
import { airSupply, drop, strike } from './air';
import { cancelAttack, declareAttack } from './attack';
import { moveUnit } from './movement';
import {
  actSchema,
  type Postcard,
  type PostcardAct,
  type PostcardSetup,
  type PostcardState,
  setupSchema,
} from './state';
import { drawReinforcements, endTurn, openTurn, orderNoRetreat, place, startingState } from './turn';

export { type AllowedAct, actsAllowed } from './acts-allowed';
export { type Weighed, weigh, whyNotAttack } from './count';
export { type Scenario, scenarioSchema } from './data';
export { chancesOf, chancesWhenStanding } from './ladder';
export { type PostcardAct, type PostcardSetup, type PostcardState, seenByPlayers } from './state';
export { testSet } from './test-set';

/** Postcard Arnhem, the game of 2023 on one page: one to four players, coins for dice. */
export const postcardArnhem: Companion<PostcardSetup, PostcardState, PostcardAct> = {
  name: 'postcard-arnhem',
  title: companionTitles['postcard-arnhem'],
  setupSchema,
  actSchema,
  start: (setup, dice) => {
    const state = startingState(setup, dice);
    const { title, source } = setup.scenario;
    const panzers = state.doPanzersStart ? 'start the game' : 'arrive from turn 3';
    return {
      ok: true,
      state,
      lines: [
        { what: `Map and counters: ${title}.`, rule: 'Setup', source },
        { what: 'The garrisons are shuffled and dealt round their hexes, hidden.', rule: 'Setup', source: 'ours' },
        { what: `The SS panzer divisions ${panzers}.`, rule: 'Setup, PA-18', source: 'book' },
      ],
    };
  },
  act: (state, act, dice) =>
    playAt(state, dice, (table) => notNow(table.state, act) ?? taken(table, act), ['scenario']),
};

/** Acts that an attack in progress waits for, and those of a turn. */
const ofAttack: readonly PostcardAct['do'][] = ['cancelAttack', 'throwCoins', 'stay', 'stand', 'retreat', 'advance'];
const anyTime: readonly PostcardAct['do'][] = ['drop', 'openTurn'];

/** Why an act is out of its time. */
function notNow(state: PostcardState, { do: what }: PostcardAct): Answer {
  const wrong = (message: string) => refuse('wrongStep', 'Game-turn Sequence', message, 'do');
  if (state.step === 'over') return wrong('The game is over.');
  if (state.step !== 'turn') {
    if (anyTime.includes(what)) return undefined;
    return wrong(state.step === 'airdrop' ? 'The airdrop comes first.' : 'The next turn is to be opened first.');
  }
  if (state.attack && !ofAttack.includes(what))
    return wrong(isAdvanceDue(state) ? 'Somebody may advance first, or nobody.' : 'The attack is to be worked first.');
  if (state.player === 'german' && !state.hasDrawn && what !== 'drawReinforcements')
    return wrong('The German reinforcements are drawn first.');
  return undefined;
}

function taken(table: Postcard, act: PostcardAct): Answer {
  switch (act.do) {
    case 'drop':
      return drop(table, act.unit, act.hex);
    case 'openTurn':
      return openTurn(table);
    case 'strike':
      return strike(table, act.hex);
    case 'airSupply':
      return airSupply(table, act.hex);
    case 'drawReinforcements':
      return drawReinforcements(table);
    case 'place':
      return place(table, act.unit, act.hex);
    case 'move':
      return moveUnit(table, act.unit, act.path);
    case 'noRetreat':
      return orderNoRetreat(table, act.unit, act.isOrdered);
    case 'attack':
      return declareAttack(table, act.hex, act.units, act.isPressed);
    case 'cancelAttack':
      return cancelAttack(table);
    case 'throwCoins':
      return resolveAttack(table);
    case 'stay':
      return stay(table, act.unit);
    case 'stand':
      return stand(table, act.unit);
    case 'retreat':
      return retreat(table, act.unit, act.hex);
    case 'advance':
      return advance(table, act.units);
    case 'breakthrough':
      return breakThrough(table, act.unit, act.path);
    case 'endTurn':
      return endTurn(table);
  }
}
