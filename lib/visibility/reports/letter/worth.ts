import type { Worth } from '../../facts';
import type { Voice } from '../voice';
import type { StaffWords, State } from './words/staff-words';

/** What a unit is good for, by comparison with what it began the game with (§10.1). */

/** null: it is taken. */
export function stateOf({ effectiveness, since, losses }: Worth): State | null {
  if (effectiveness === 'captured') return null;
  // Whoever has just lost something is not whole, whatever he began with.
  if (since !== 'untouched' || losses !== 'none') return effectiveness;
  return effectiveness === 'considerable' || effectiveness === 'capable'
    ? 'whole'
    : effectiveness === 'low'
      ? 'wholeButWeak'
      : effectiveness;
}

/** Whether it has lost nothing since the game began. */
export const isWhole = (worth: Worth): boolean => stateOf(worth) === 'whole' || stateOf(worth) === 'wholeButWeak';

const good: ReadonlySet<State> = new Set<State>(['whole', 'wholeButWeak', 'considerable', 'capable']);

/** How losses and what is left go together: "but" where one does not follow from the other. */
export const conjunction = ({ losses }: Worth, state: State): 'and' | 'but' =>
  (losses === 'none') === good.has(state) ? 'and' : 'but';

/** The same after what they lost: whoever lost next to nothing and is weak was so before. */
export const stateAfter = (pen: { voice: Voice; words: StaffWords }, worth: Worth, isMany: boolean): string => {
  const state = stateOf(worth)!;
  return state === 'low' && worth.losses === 'none'
    ? pen.voice.pick(pen.words.weakBefore, { slots: {}, isMany })
    : stateVerb(pen, state, isMany);
};

/** As the end of a sentence about them: "is still very strong". */
export const stateVerb = (
  { voice, words }: { voice: Voice; words: StaffWords },
  state: State,
  isMany: boolean,
): string => voice.pick(words.states[state].verbs, { slots: {}, isMany });

/** As a table has it: "light losses, able to attack". */
export function worthInATable(words: StaffWords, worth: Worth, isFought: boolean): string {
  const state = stateOf(worth);
  if (state === null) return 'lost, taken by the enemy';
  const { adjective } = words.states[state];
  return isFought ? `${words.costs[worth.losses]}, ${adjective}` : adjective;
}
