import { playAt, refuse, type Works, workOut } from '@/companions/rules/at-table';
import type { Companion } from '@/companions/rules/companion';
import { companionTitles } from '@/lib/companion-titles';
import {
  actSchema,
  type BattleCardAct,
  type BattleCardSetup,
  type BattleCardState,
  type Step,
  setupSchema,
  startingState,
} from './state';
import { advance, airdrop, battle, giveOrder, moveWeather, reinforceGermans, rollAirborne } from './turn';

export { actsAllowed } from './acts-allowed';
export { BattleCardChances } from './chances';
export { recoveredFigures } from './figures';
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

/** The act that is due in each step, as a refusal names it. */
const due: Readonly<Record<Step, string>> = {
  airdrop: 'the airdrop is rolled first',
  battle: 'the battle is to be fought now',
  reinforcements: 'the Germans are to be reinforced now',
  advance: 'the Allies advance now: 30 Corps, the unit with it, or nobody',
  airborne: 'the die of 1st Airborne is due now',
  weather: 'the weather marker is to be moved now',
  over: 'the game is over',
};

const works: Works<BattleCardState, BattleCardAct, 'do'> = {
  airdrop,
  order: giveOrder,
  battle,
  reinforce: reinforceGermans,
  advance,
  airborne: rollAirborne,
  weather: moveWeather,
};

/** Battle Card: Market Garden, the solitaire game of 2022 on one card. */
export const battleCard: Companion<BattleCardSetup, BattleCardState, BattleCardAct> = {
  name: 'battle-card',
  title: companionTitles['battle-card'],
  setupSchema,
  actSchema,
  // The card has one start: the orders as its sentence reads.
  setupFor: () => ({ orders: 'first' }),
  start: (setup, dice) =>
    playAt(startingState(setup), dice, ({ say }) => {
      const { allied, german, source } = setup.figures.start;
      const orders =
        setup.orders === 'first'
          ? 'all orders of a battle are given before its first die.'
          : 'each order is given when its area is fought.';
      say(`${setup.figures.weather.track.length} turns; ${orders}`, 'Setup, BC-2', 'ours');
      const start =
        `101st Airborne ${allied['101st']} against ${german.eindhoven}, 82nd ${allied['82nd']} against ${german.grave}, ` +
        `1st ${allied['1st']} against ${german.arnhem}; Germans ${german.nijmegen} at Nijmegen.`;
      say(start, 'Setup, BC-1', source);
      return undefined;
    }),
  act: (state, act, dice) =>
    playAt(
      state,
      dice,
      (at) =>
        state.step === stepOf[act.do]
          ? workOut(works, at, act, 'do')
          : refuse('wrongStep', 'Round Structure', `Not now: ${due[state.step]}.`, 'do'),
      ['figures'],
    ),
};
