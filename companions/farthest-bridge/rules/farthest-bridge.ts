import { type ActRefusal, playAt, refuse, type Works, workOut } from '@/companions/rules/at-table';
import type { Companion } from '@/companions/rules/companion';
import { companionTitles } from '@/lib/companion-titles';
import { advance, retreat, stay } from './aftermath';
import { bridge, demolish, letStand, repair } from './bridges';
import { attack } from './combat';
import { counterOf } from './counters';
import { deployHistoric, write } from './deployment';
import { enterArea, enterEindhovenEdge, enterHex, enterHexside } from './entries';
import { land, relocate } from './landing';
import { arrive, move } from './movement';
import { emptyGame, nextPhase, openTurn } from './phases';
import { setupFor } from './setup-for';
import { type Act, actSchema, type Setup, type State, setupSchema } from './state';
import { allot } from './support-fire';

/** Refuses acts until something else is done; entries read off the map are always possible. */
function refuseUntilDone(state: State, { kind }: Act): ActRefusal {
  if (kind.startsWith('enter')) return undefined;
  if (state.phase === 'over') return refuse('over', '§17.0', 'The game is over.');
  if (state.landing?.wants === 'terrain')
    return refuse(
      'landingWaits',
      '§11.4',
      `${counterOf(state.landing.unit).name} comes down in ${state.landing.hex}: enter its terrain first.`,
    );
  if (state.landing && kind !== 'relocate')
    return refuse(
      'landingWaits',
      '§11.4',
      `${counterOf(state.landing.unit).name} came down on a friendly unit in ${state.landing.hex}: move it to a free hex beside it first.`,
    );
  if (state.demolition.length > 0 && kind !== 'demolish' && kind !== 'letStand')
    return refuse('demolitionWaits', '§14.0', `The German player first decides on ${state.demolition.join(' and ')}.`);
  if (state.demolition.length === 0 && state.aftermath && !['retreat', 'advance', 'stay'].includes(kind))
    return refuse('combatWaits', 'FB-1', 'Finish the combat first: its retreats, then its advance.');
}

const works: Works<State, Act, 'kind'> = {
  enterHex,
  enterHexside,
  enterEindhovenEdge,
  enterArea,
  write(at, act) {
    const wrong = write(at, act);
    if (!wrong && at.state.written.german && at.state.written.allied) openTurn(at);
    return wrong;
  },
  allot,
  land,
  relocate,
  arrive,
  move,
  demolish,
  letStand,
  repair,
  bridge,
  attack,
  retreat,
  advance,
  stay,
  nextPhase,
};

/**
 * Arnhem: The Farthest Bridge. In the free scenario what a side has written is secret until both have: a side may be
 * shown `toPlace(state, side)` and nothing else of the state.
 */
export const farthestBridge: Companion<Setup, State, Act> = {
  name: 'farthest-bridge',
  title: companionTitles['farthest-bridge'],
  setupSchema,
  actSchema,
  setupFor,
  start: (setup, dice) =>
    playAt(emptyGame(setup), dice, (at) => {
      at.say('Grsn 2-2-12 moves far for a garrison: as printed.', 'FB-35', 'book');
      if (setup.scenario === 'free') {
        at.say('Each player writes their set-up; both are revealed together.', '§18.1', 'book');
        return undefined;
      }
      deployHistoric(at);
      openTurn(at);
      return undefined;
    }),
  act: (state, act, dice) =>
    playAt(state, dice, (at) => refuseUntilDone(at.state, act) ?? workOut(works, at, act, 'kind'), ['map', 'tables']),
};
