import { isInFrame } from '@/lib/geometry';
import type { Ask } from './asks';
import { people } from './cues';
import type { PlaceSaid } from './goal';
import { type Gazetteer, type Named, type NamedUnit, wordsOfUnits } from './names';
import { kindsOfPlace } from './order-words';
import type { Word } from './words';

/** Sentences for the person who confirms a reading: what a careful umpire would ask. */
interface DoubtCase {
  words: readonly Word[];
  places: readonly PlaceSaid[];
  goal: PlaceSaid | null;
  /** The places that they pass, as the words say. */
  way: readonly PlaceSaid[];
  /** Crossings on the way that are blown. */
  cut: readonly Named[];
  asks: readonly Ask[];
  gazetteer: Gazetteer;
}

/** Each doubt once; none: the words are clear. */
export function doubtsOf({ words, places, goal, way, cut, asks, gazetteer }: DoubtCase): string[] {
  const isBuilt = asks.some(({ kind }) => kind === 'build');
  const blown = gazetteer.crossings.filter(({ isBlown }) => isBlown).map(({ id }) => id);
  return [
    ...cut.map(({ name }) => `${name} is blown: they can go as far as this bank.`),
    ...(goal?.named.id && blown.includes(goal.named.id) && !isBuilt ? [`${goal.named.name} is blown.`] : []),
    ...[...way, ...(goal ? [goal] : [])]
      .filter(({ named }) => !isInFrame(gazetteer.frame, named.place))
      .map(({ named }) => `${named.name} lies off the map.`),
    ...(goal?.other ? [`${goal.named.name} or ${goal.other.name}?`] : []),
    ...(goal ? [] : unknownNames(words, places, gazetteer.units)),
  ];
}

/** Words before a name; those that lead to a place are said of no unit. */
const leads = { toAPlace: /^(to|into|towards?|reach)$/, any: /^(at|near|on|for|hold|take|of|by|through|behind)$/ };

/** Names that no map has. */
function unknownNames(words: readonly Word[], places: readonly PlaceSaid[], units: readonly NamedUnit[]): string[] {
  const known = wordsOfUnits(units);
  const isOfUnit = (said: string) => known.has(said) || known.has(said.replace(/s$/, ''));
  const lone = words.find(({ said, isCapital }, at) => {
    if (!isCapital || !/^\p{L}{4,}/u.test(said) || people.has(said) || kindsOfPlace.has(said)) return false;
    // "Out of Den Heuvel": a name of two words.
    const lead = words[at - 1]?.isCapital && !words[at - 1]!.isFirst ? words[at - 2] : words[at - 1];
    const before = lead?.said ?? '';
    const isLed = leads.toAPlace.test(before) || (leads.any.test(before) && !isOfUnit(said));
    return isLed && !places.some(({ first, last }) => at >= first && at < last);
  });
  return lone ? [`No place called ${lone.said[0]!.toUpperCase()}${lone.said.slice(1)} is on the map.`] : [];
}
