import type { Worth } from '../../facts';
import type { Voice } from '../voice';
import { fill } from './fill';
import type { StaffWords, State } from './words/staff-words';

/** The worth of a unit, by comparison with the beginning of the game (§10.1). */

/** null: it is taken. */
export function stateOf({ effectiveness, since, losses, isSupport }: Worth): State | null {
  if (effectiveness === 'captured') return null;
  const isReady = effectiveness === 'considerable' || effectiveness === 'capable';
  if (!isReady && effectiveness !== 'low') return effectiveness;
  // Whoever has just lost something is not whole, whatever he began with.
  if (since === 'untouched' && losses === 'none') return isReady ? 'whole' : 'wholeButWeak';
  if (isSupport) return isReady ? 'working' : 'weakened';
  return effectiveness;
}

/** True when it has lost nothing since the game began. */
export const isWhole = (worth: Worth): boolean => stateOf(worth) === 'whole' || stateOf(worth) === 'wholeButWeak';

const good: ReadonlySet<State> = new Set<State>(['whole', 'wholeButWeak', 'considerable', 'capable', 'working']);
/** True when whoever is so can go on with what he is for. */
const isGood = (state: State): boolean => good.has(state);

/** The word between losses and worth: "but" where one does not follow from the other. */
const conjunction = ({ losses }: Worth, state: State): 'and' | 'but' =>
  (losses !== 'heavy') === isGood(state) ? 'and' : 'but';

interface Words {
  voice: Voice;
  words: StaffWords;
}

/** As the end of a sentence about them: "is still very strong". */
export const stateVerb = ({ voice, words }: Words, state: State, isMany: boolean): string =>
  voice.pick(words.states[state].verbs, { slots: {}, isMany });

/** "light losses and can still attack"; of whoever lost next to nothing and was weak before, that he was. */
function costAndState(pen: Words, worth: Worth, isMany: boolean): string {
  const state = stateOf(worth)!;
  const wasWeak = worth.losses === 'none' && (state === 'low' || state === 'weakened');
  const told = wasWeak
    ? pen.voice.pick(pen.words.weakBefore[state], { slots: {}, isMany })
    : stateVerb(pen, state, isMany);
  return `${pen.words.costs[worth.losses]} ${conjunction(worth, state)} ${told}`;
}

/** The state of units after a fight, or bombs: "has had light losses and can still attack", "is still at full strength". */
export function faredOf(pen: Words, worth: Worth, isMany: boolean): string {
  if (worth.losses === 'none' && isWhole(worth)) return fill(pen.words.stillWhole.verb, { slots: {}, isMany });
  return fill(pen.words.had, { slots: { cost: costAndState(pen, worth, isMany) }, isMany });
}

/** The same after where they are: "with light losses, still very strong". */
export function bearingOf({ words }: Words, worth: Worth): string {
  const state = stateOf(worth)!;
  if (worth.losses === 'none' && isWhole(worth)) return `, ${words.stillWhole.adjective}`;
  return `with ${costAndWorth(words, worth, state)}`;
}

/** The same of one fight of many that cost alike: "light losses, still strong". */
export const priceInShort = ({ words }: Words, worth: Worth): string =>
  worth.losses === 'none' && isWhole(worth) ? words.stillWhole.adjective : costAndWorth(words, worth, stateOf(worth)!);

const costAndWorth = (words: StaffWords, worth: Worth, state: State): string => {
  const but = conjunction(worth, state) === 'but' ? 'but ' : '';
  return `${words.costs[worth.losses]}, ${but}${words.states[state].adjective}`;
};

/** As a table has it: "light losses, able to attack". */
export function worthInATable(words: StaffWords, worth: Worth, isFought: boolean): string {
  const state = stateOf(worth);
  if (state === null) return 'lost, in enemy hands';
  if (!isFought || (worth.losses === 'none' && isWhole(worth))) return words.states[state].adjective;
  return costAndWorth(words, worth, state);
}
