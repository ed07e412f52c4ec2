import type { Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import type { Mention } from './mention';
import { crossingMeant, type Gazetteer, type Named, type NamedCrossing } from './names';
import { directions } from './order-words';
import { namedBy, type Word } from './words';

const crossingWord = /^(bridges?|ferry|ferries|lock)$/;
/** Words that say which bridge is meant. */
const tellsWhich = /^(road|railway|canal|lock|pontoon|mule|main|big|river|blown|both|two|three|four|new)$/;
const joins = /^(at|of|in|near|over|by|the|across)$/;
/** The distance of "the bridge south of X" from X, km. */
const besideKm = 1.5;

/** "Best bridge", "the canal bridge at Son", "the road bridge": mentions of crossings, in place of the towns that name them. */
export function withCrossings(
  words: readonly Word[],
  mentions: readonly Mention[],
  gazetteer: Gazetteer,
  near: Place,
): Mention[] {
  const waters = watersOf(gazetteer.crossings);
  const named = words.flatMap(({ said }) => (namesOfWaters(gazetteer.crossings).has(said) ? [said] : []));
  let all = [...mentions];
  for (const [at, word] of words.entries()) {
    const isNamed = all.some(({ first, last }) => first <= at && at < last);
    // "Bridge it" is what they are to do.
    const isVerb = /^(it|them)$/.test(words[at + 1]?.said ?? '');
    // "Someren lock bridge" is read at its bridge.
    const isPart = word.said === 'lock' && /^bridges?$/.test(words[at + 1]?.said ?? '');
    if (!crossingWord.test(word.said) || isNamed || isVerb || isPart) continue;
    const phrase = phraseAt(words, at, all, waters);
    // "Bring up your bridges" is what they carry.
    if (
      phrase.first === at &&
      !phrase.named &&
      !phrase.town &&
      /^(an?|your|our|assault)$/.test(words[at - 1]?.said ?? '')
    )
      continue;
    const meant =
      phrase.named ?? meantBy(phrase, all.findLast(({ last }) => last <= phrase.first) ?? null, gazetteer, near, named);
    if (!meant) continue;
    const isWithin = (one: Mention) => one.first >= phrase.first && one.last <= phrase.last;
    const nearest = phrase.named || phrase.town ? {} : { isNearest: true as const };
    const mention: Mention = {
      first: phrase.first,
      last: phrase.last,
      named: meant,
      isRoad: false,
      other: null,
      ...nearest,
    };
    all = [...all.filter((one) => !isWithin(one)), mention].sort((a, b) => a.first - b.first);
  }
  return all;
}

/** The names of the waters themselves, those of one word. */
export const namesOfWaters = perObject(
  (crossings: readonly NamedCrossing[]): ReadonlySet<string> =>
    new Set(crossings.map(({ water }) => namedBy(water).join(' ')).filter((name) => name !== 'canal')),
);

/** The words of the waters that crossings lead over. */
const watersOf = perObject(
  (crossings: readonly NamedCrossing[]): ReadonlySet<string> =>
    new Set(
      crossings
        .flatMap(({ water, name }) => [...namedBy(water), ...namedBy(name.split(' – ')[1] ?? '')])
        .filter((word) => word.length > 3 && !tellsWhich.test(word)),
    ),
);

/** The words around "bridge" that say which one. */
interface CrossingPhrase {
  first: number;
  last: number;
  words: readonly string[];
  town: Mention | null;
  /** The place beside the town that the phrase speaks of. */
  beside: Place | null;
  /** It is a crossing with a name of its own: York. */
  named: Named | null;
}

function phraseAt(
  words: readonly Word[],
  at: number,
  mentions: readonly Mention[],
  waters: ReadonlySet<string>,
): CrossingPhrase {
  const said = words[at]!.said === 'lock' ? ['lock', 'bridge'] : [words[at]!.said.replace('ferries', 'ferry')];
  const isTelling = (word: string): boolean => tellsWhich.test(word) || waters.has(word);
  let first = at;
  while (first > 0 && isTelling(words[first - 1]!.said)) {
    first -= 1;
    said.push(words[first]!.said);
  }
  const before = mentions.find((one) => one.last === first && !one.isRoad);
  if (before) return { first: before.first, last: at + 1, words: said, ...namedFrom(before, null) };
  let last = at + 1;
  const begins = (word: number) => mentions.some((one) => one.first === word && one.named.kind !== 'grid');
  while (last < words.length && !begins(last) && (joins.test(words[last]!.said) || isTelling(words[last]!.said))) {
    if (isTelling(words[last]!.said)) said.push(words[last]!.said);
    last += 1;
  }
  const isWater = (word: string) => waters.has(word) && joins.test(words[last + 1]?.said ?? '');
  if (begins(last) && isWater(words[last]!.said)) {
    // "over the Dives by Troarn": a water that a town is called after.
    said.push(words[last]!.said);
    last += 1;
    while (joins.test(words[last]?.said ?? '')) last += 1;
  }
  const direction = directions[words[last]?.said ?? ''];
  if (direction && words[last + 1]?.said === 'of') last += 2;
  const after = mentions.find((one) => one.first === last && one.named.kind !== 'grid');
  if (!after) return { first, last: at + 1, words: said, town: null, beside: null, named: null };
  return { first, last: after.last, words: said, ...namedFrom(after, direction ?? null) };
}

/** The meaning of the words by the place beside them: the crossing itself, or the town that names it. */
function namedFrom(
  mention: Mention,
  direction: readonly [east: number, north: number] | null,
): Pick<CrossingPhrase, 'town' | 'beside' | 'named'> {
  if (mention.named.kind === 'crossing') return { town: null, beside: null, named: mention.named };
  const { x, y } = mention.named.place;
  const beside = direction && { x: x + besideKm * direction[0], y: y + besideKm * direction[1] };
  return { town: mention, beside, named: null };
}

/** The crossing that a phrase means: beside its town, else beside the place that was named last, else where they stand. */
function meantBy(
  { town, beside, words }: CrossingPhrase,
  before: Mention | null,
  { crossings }: Gazetteer,
  near: Place,
  waters: readonly string[],
): Named | null {
  // "To the lock and take the bridge on it": the crossing that was named last.
  if (!town && before?.named.kind === 'crossing' && words.join(' ') === 'bridge') return before.named;
  // A town that was misspelt goes by its own name.
  const named = town && {
    words: namedBy(town.named.name.replace(/\s*\([^)]*\)/g, '')),
    place: beside ?? town.named.place,
  };
  const said = { town: named, words, near: before?.named.place ?? near };
  // "Cross the Waal and take both bridges": those over the water that the row names, where there are any.
  const over = town || waters.length === 0 ? null : crossingMeant({ ...said, words: [...words, ...waters] }, crossings);
  const meant = over ?? crossingMeant(said, crossings);
  return meant && { name: meant.name, kind: 'crossing', place: meant.place, id: meant.id };
}
