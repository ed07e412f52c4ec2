import { kmBetween, type Place } from '@/lib/geometry';
import type { SidesOfGame } from '@/lib/sides';
import { listed } from '@/lib/text';
import { saysOfEnemy } from '../guard/letters-said';
import type { TruthUnit } from '../truth';
import { gridReference } from '../words/grid';
import { findNames } from '../words/names';
import { battalionWords, effectivenessOf, effectivenessWords, troopsAmong } from '../words/player-words';
import type { KnownFact } from './known-facts';

/** The facts that were told, beside the truth now: for Control's eyes, and for nobody else's. */

/** A unit as it stands. */
export interface StandsNow
  extends Pick<TruthUnit, 'id' | 'name' | 'formation' | 'side' | 'arm' | 'flags' | 'isCaptured'> {
  status: number;
  /** Where it stands on the map; null: it is not on it. */
  spot: Place | null;
}

/** `isStill` null: nobody but Control can weigh it. */
export interface ComparedWithTruth {
  isStill: boolean | null;
  words: string;
}

/** Nearer than this a place told is still right, km: a contact is never told more exactly. */
const nearKm = 1;

/** Compares a fact with the truth. `units`: those it was told of. */
export function compareWithTruth(fact: KnownFact, units: readonly StandsNow[], sides?: SidesOfGame): ComparedWithTruth {
  if (units.length === 0) return { isStill: null, words: '' };
  switch (fact.kind) {
    case 'place':
      return placeNow(fact.spot, units);
    case 'kind': {
      const { types } = troopsAmong(units, sides);
      return { isStill: types.some((type) => saysOfEnemy(fact.value, type)), words: listed(types) };
    }
    case 'strength': {
      const now = battalionWords(units.reduce((sum, { status }) => sum + status, 0));
      return fact.isOfAForce
        ? { isStill: null, words: `${now} of that force` }
        : { isStill: fact.value === now, words: now };
    }
    case 'identity': {
      const formations = [...new Set(units.flatMap(({ formation, name }) => [formation, name]))];
      return {
        isStill: findNames(fact.value, formations).length > 0,
        words: listed([...new Set(units.map(({ formation }) => formation))]),
      };
    }
    case 'effectiveness': {
      const now = [...new Set(units.map(({ status, isCaptured }) => effectivenessOf(status, isCaptured)))];
      const words = now.map((one) => (one === 'captured' ? 'taken prisoner' : effectivenessWords[one]));
      return { isStill: words.length === 1 && fact.words.includes(words[0]!) ? true : null, words: listed(words) };
    }
    default:
      return { isStill: null, words: '' };
  }
}

function placeNow(told: Place | null, units: readonly StandsNow[]): ComparedWithTruth {
  const there = units.flatMap(({ spot }) => spot ?? []);
  if (there.length === 0)
    return { isStill: false, words: units.every(({ isCaptured }) => isCaptured) ? 'taken prisoner' : 'not on the map' };
  if (!told) return { isStill: null, words: `at ${gridReference(there[0]!)}` };
  const far = (spot: Place) => kmBetween(spot, told);
  const nearest = [...there].sort((a, b) => far(a) - far(b))[0]!;
  const km = far(nearest);
  const at = `at ${gridReference(nearest)}`;
  return km <= nearKm ? { isStill: true, words: at } : { isStill: false, words: `${at}, ${km.toFixed(1)} km off` };
}
