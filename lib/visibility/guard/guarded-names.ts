import { type Side, sides } from '@/lib/words';
import { formsShown } from '../words/names';
import { allNamesOf, type NamedUnit } from './guard-lexicon';
import { markWords } from './written-by-hand';

/** A name of an order of battle, and how the guard looks for it in a text to the other side. */
export interface GuardedName {
  name: string;
  side: Side;
  /** The words of each form, in small letters, and what else a text must have for it to be this name. */
  forms: string[];
  /** The guard marks the name in the middle of a sentence to a team that must not read it. */
  isFound: boolean;
}

const needed = {
  words: '',
  capitals: ', with the capitals of the name',
  name: ', with a capital',
  amidst: ', with a capital inside a sentence',
};

/** Every name of an order of battle, each once for its side. `places`: the names of the map. */
export function guardedNames(units: readonly (NamedUnit & { side: Side })[], places: readonly string[]): GuardedName[] {
  return sides.flatMap((side) => {
    const namesOf = (of: readonly NamedUnit[]) =>
      [...new Set(of.flatMap((unit) => allNamesOf(unit, places)))].filter(Boolean);
    const hidden = namesOf(units.filter((unit) => unit.side === side));
    const known = namesOf(units.filter((unit) => unit.side !== side));
    const lexicon = { known, early: [], hidden, places: [...places] };
    return hidden.map((name) => ({
      name,
      side,
      forms: formsShown(name, places).map(({ words, needs }) => `“${words}”${needed[needs]}`),
      isFound: isMarked(name, lexicon),
    }));
  });
}

const before = 'Prisoners say that ';

/** True when the guard marks a name, or a part of it, in a sentence. */
const isMarked = (name: string, lexicon: Parameters<typeof markWords>[1]): boolean =>
  markWords(`${before}${name} has come up since noon.`, lexicon).some(
    ({ kind, at }) => kind === 'hiddenUnit' && at![0] < before.length + name.length && at![1] > before.length,
  );
