import { playAt, type Works, workOut } from '@/companions/rules/at-table';
import type { Companion } from '@/companions/rules/companion';
import { companionTitles } from '@/lib/companion-titles';
import { airAttack, artillery } from './artillery';
import { playCard, startAssault } from './building-assault';
import { ambush, fire } from './direct-fire';
import { moraleByWord } from './morale';
import { closeAssault, hide, leaveTable, move, standAt } from './movement';
import { firstTurn, nextPhase } from './phases';
import { setupFor } from './setup-for';
import { type Act, actSchema, type Setup, type State, setupSchema } from './state';
import { houseTables } from './tables';

const works: Works<State, Act, 'kind'> = {
  artillery,
  airAttack,
  move,
  hide,
  ambush,
  fire,
  closeAssault,
  leaveTable,
  standAt,
  morale: moraleByWord,
  assault: startAssault,
  playCard,
  nextPhase,
};

/**
 * Impressionistic Wargaming: one street fight on the table. The hands of a fight for a building are secret: a side may
 * be shown `seenBy(side, state)` and nothing else of the state.
 */
export const impressionistic: Companion<Setup, State, Act> = {
  name: 'impressionistic',
  title: companionTitles.impressionistic,
  setupSchema,
  actSchema,
  setupFor,
  start: ({ units, tables = houseTables, places = [] }, dice) =>
    playAt(firstTurn(units, tables, places), dice, (at) => {
      at.say('Turn 1: Artillery and air.', 'phases', 'book');
      return undefined;
    }),
  act: (state, act, dice) => playAt(state, dice, (at) => workOut(works, at, act, 'kind'), ['tables']),
};
