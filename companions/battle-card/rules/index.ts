import type { Companion, CompanionRefusal, Played } from '@/companions/rules/companion';
import type { TableDice } from '@/companions/rules/table-dice';
import { companionTitles } from '@/lib/words';
import {
  actSchema,
  type BattleCardAct,
  type BattleCardSetup,
  type BattleCardState,
  played,
  refused,
  type Step,
  setupSchema,
  startingState,
} from './state';
import { advance, airdrop, battle, giveOrder, moveWeather, reinforceGermans, rollAirborne } from './turn';

export { type AllowedAct, actsAllowed } from './acts-allowed';
export { type ActChance, BattleCardChances } from './chances';
export { type BattleCardFigures, figuresSchema, recoveredFigures } from './figures';
export type { BattleCardAct, BattleCardSetup, BattleCardState } from './state';

/** The step of the round that each act belongs to. */
const stepOf: Readonly<Record<BattleCardAct['do'], Step>> = {
  airdrop: 'airdrop',
  order: 'battle',
  battle: 'battle',
  reinforce: 'reinforcements',
  advance: 'advance',
  airborne: 'airborne',
  weather: 'weather',
};

/** What is due in each step, as a refusal names it. */
const due: Readonly<Record<Step, string>> = {
  airdrop: 'the airdrop is rolled first',
  battle: 'the battle is to be fought now',
  reinforcements: 'the Germans are to be reinforced now',
  advance: 'the Allies advance now: 30 Corps, the unit with it, or nobody',
  airborne: 'the die of 1st Airborne is due now',
  weather: 'the weather marker is to be moved now',
  over: 'the game is over',
};

/** Battle Card: Market Garden, the solitaire game of 2022 on one card. */
export const battleCard: Companion<BattleCardSetup, BattleCardState, BattleCardAct> = {
  name: 'battle-card',
  title: companionTitles['battle-card'],
  setupSchema,
  actSchema,
  start: (setup) => {
    const turns = `${setup.figures.weather.track.length} turns`;
    const what =
      setup.orders === 'first'
        ? `${turns}; all orders of a battle are given before its first die.`
        : `${turns}; each order is given when its area is fought.`;
    const { allied, german, source } = setup.figures.start;
    const start =
      `101st Airborne ${allied['101st']} against ${german.eindhoven}, 82nd ${allied['82nd']} against ${german.grave}, ` +
      `1st ${allied['1st']} against ${german.arnhem}; Germans ${german.nijmegen} at Nijmegen.`;
    return played(startingState(setup), [
      { what, rule: 'Setup, BC-2', source: 'ours' },
      { what: start, rule: 'Setup, BC-1', source },
    ]);
  },
  act: (state, act, dice) => {
    if (state.step !== stepOf[act.do])
      return refused('wrongStep', 'Round Structure', `Not now: ${due[state.step]}.`, 'do');
    return taken({ ...state, areas: state.areas.map((area) => ({ ...area })) }, act, dice);
  },
};

function taken(
  state: BattleCardState,
  act: BattleCardAct,
  dice: TableDice,
): Played<BattleCardState> | CompanionRefusal {
  switch (act.do) {
    case 'airdrop':
      return airdrop(state, dice);
    case 'order':
      return giveOrder(state, act.area, act.order);
    case 'battle':
      return battle(state, dice);
    case 'reinforce':
      return reinforceGermans(state);
    case 'advance':
      return advance(state, act.who);
    case 'airborne':
      return rollAirborne(state, dice);
    case 'weather':
      return moveWeather(state);
  }
}
