import { type ActRefusal, playAt, refuse, type Works, workOut } from '@/companions/rules/at-table';
import type { Companion } from '@/companions/rules/companion';
import { companionTitles } from '@/lib/companion-titles';
import { advance, breakThrough, isAdvanceDue } from './advance';
import { resolveAttack, retreat, stand, stay } from './aftermath';
import { airSupply, drop, strike } from './air';
import { cancelAttack, declareAttack } from './attack';
import { moveUnit } from './movement';
import { actSchema, type PostcardAct, type PostcardSetup, type PostcardState, setupSchema } from './state';
import { drawReinforcements, endTurn, openTurn, orderNoRetreat, place, startingState } from './turn';

export { type AllowedAct, actsAllowed } from './acts-allowed';
export { weigh, whyNotAttack } from './count';
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
  setupFor: () => ({}),
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
    playAt(state, dice, (table) => notNow(table.state, act) ?? workOut(works, table, act, 'do'), ['scenario']),
};

/** Acts that an attack in progress waits for, and those of a turn. */
const ofAttack: readonly PostcardAct['do'][] = ['cancelAttack', 'throwCoins', 'stay', 'stand', 'retreat', 'advance'];
const anyTime: readonly PostcardAct['do'][] = ['drop', 'openTurn'];

/** Why an act is out of its time. */
function notNow(state: PostcardState, { do: what }: PostcardAct): ActRefusal {
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
}

const works: Works<PostcardState, PostcardAct, 'do'> = {
  drop: (table, { unit, hex }) => drop(table, unit, hex),
  openTurn,
  strike: (table, { hex }) => strike(table, hex),
  airSupply: (table, { hex }) => airSupply(table, hex),
  drawReinforcements,
  place: (table, { unit, hex }) => place(table, unit, hex),
  move: (table, { unit, path }) => moveUnit(table, unit, path),
  noRetreat: (table, { unit, isOrdered }) => orderNoRetreat(table, unit, isOrdered),
  attack: (table, { hex, units, isPressed }) => declareAttack(table, hex, units, isPressed),
  cancelAttack,
  throwCoins: resolveAttack,
  stay: (table, { unit }) => stay(table, unit),
  stand: (table, { unit }) => stand(table, unit),
  retreat: (table, { unit, hex }) => retreat(table, unit, hex),
  advance: (table, { units }) => advance(table, units),
  breakthrough: (table, { unit, path }) => breakThrough(table, unit, path),
  endTurn,
};
