import { listed } from '@/lib/text';
import type { MustName } from '@/lib/words';
import type { FightFacts, OwnFact } from '../facts';
import type { FightLetter } from './eleti';
import { fill } from './letter/fill';
import { plain } from './letter/words/plain';
import { faredOf, stateOf } from './letter/worth';
import { Voice } from './voice';

/** One letter of ELETI (§10) in a sentence by itself: what the hand that edits puts in, and what the guard proposes. */

/** E: what a unit is still good for; its losses only after a fight. */
function worthOf(unit: OwnFact, isFought: boolean): string {
  const { name } = unit;
  const state = stateOf(unit);
  if (state === null) return `${name} is lost, and the enemy has taken large numbers of prisoners.`;
  const good = fill(plain.states[state].verbs[0]!, { slots: {} });
  return isFought ? `${name} ${faredOf({ voice: new Voice(null), words: plain }, unit, false)}.` : `${name} ${good}.`;
}

/** L: where a unit is, by its figures and the map's words. */
const placeOf = ({ name, place }: OwnFact): string =>
  place ? `${name} is at ${place.gridReference}${place.words ? `, ${place.words}` : ''}.` : '';

/** A letter of one fight, of these units alone. */
export function sayLetter(letter: FightLetter, { own, outcome, enemy }: FightFacts): string {
  switch (letter) {
    case 'E':
      return own.map((unit) => worthOf(unit, outcome !== null)).join(' ');
    case 'L':
      return own.map(placeOf).filter(Boolean).join(' ');
    case 'E2':
      return `The enemy is put at ${enemy.battalions}.`;
    case 'T':
      return enemy.types.length > 0
        ? `The troops met were ${listed(enemy.types)}.`
        : 'What kind of troops they were is not known.';
    case 'I':
      return enemy.identities.length > 0
        ? `The enemy belongs to ${listed(enemy.identities)}.`
        : 'Their formation is not known.';
  }
}

const theirs: Record<MustName, string> = {
  tanks: 'Enemy tanks took part.',
  artillery: 'Enemy artillery fired in support.',
  air: 'Enemy aircraft took part.',
};
const ours: Record<MustName, string> = {
  tanks: 'Our tanks took part.',
  artillery: 'Our artillery fired in support.',
  air: 'Our aircraft took part.',
};

/** Tanks, artillery or air of one side that took part (§10). */
export const sayTookPart = (kind: MustName, isOurs: boolean): string => (isOurs ? ours : theirs)[kind];
