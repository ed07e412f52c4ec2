import { type Frame, kmBetween, type Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import { calledAlso, joiners, kindsOfPlace } from './order-words';
import { namedBy } from './words';

/** A thing that an order may name. */
export interface Named {
  name: string;
  kind: 'town' | 'crossing' | 'grid' | 'unit' | 'drawn';
  place: Place;
  /** Of a crossing: its id. */
  id?: string;
}

/** A crossing as orders speak of it. */
export interface NamedCrossing {
  id: string;
  name: string;
  kind: string;
  water: string;
  place: Place;
  isBlown: boolean;
}

/** A unit as orders speak of it. */
export interface NamedUnit {
  id: string;
  name: string;
  shortName: string;
  team: string;
  /** Its brigade or regiment; empty: none. */
  brigade: string;
  /** null: it is not on the map. */
  place: Place | null;
}

/** Everything that may be known of names by whoever reads. */
export interface Gazetteer {
  places: readonly { name: string; place: Place }[];
  crossings: readonly NamedCrossing[];
  units: readonly NamedUnit[];
  /** The edges of the map. */
  frame: Frame;
}

/** A way of naming something. `rank` 0: the whole name; 1: what people call it; 2: a word of it. */
export interface WayOfNaming {
  words: readonly string[];
  rank: 0 | 1 | 2;
  named: Named;
}

const waysOfTowns = perObject((places: Gazetteer['places']): WayOfNaming[] =>
  places.flatMap(({ name, place }) => waysOfTown(name, { name, kind: 'town', place })),
);

/** Each way in which a place or a crossing with a name of its own may be written. */
export const waysOfNaming = perObject(({ places, crossings }: Gazetteer): WayOfNaming[] => {
  const towns = waysOfTowns(places);
  const whole = new Set(towns.filter(({ rank }) => rank === 0).map(({ words }) => words.join(' ')));
  return [...towns, ...crossings.flatMap((crossing) => waysOfCrossing(crossing, whole))];
});

function waysOfTown(name: string, named: Named): WayOfNaming[] {
  const words = namedBy(name.replace(/\s*\([^)]*\)/g, ''));
  const head = words.slice(
    0,
    Math.max(
      1,
      words.findIndex((word, at) => at > 0 && joiners.has(word)),
    ),
  );
  const ways: WayOfNaming[] = [{ words, rank: 0, named }];
  const hasJoiner = words.some((word, at) => at > 0 && joiners.has(word));
  if (hasJoiner && (head.length > 1 || head[0]!.length > 2)) ways.push({ words: head, rank: 1, named });
  for (const word of words.length > 1 ? words : [])
    if (word.length > 5 && !kindsOfPlace.has(word) && !ways.some((way) => way.words.join(' ') === word))
      ways.push({ words: [word], rank: 2, named });
  for (const also of calledAlso[words.join(' ')] ?? []) ways.push({ words: also.split(' '), rank: 1, named });
  // "Fontenay (Étavaux)" goes by either; Hill 107 is Point 107 as well.
  const [, inBrackets = ''] = /\((\p{Lu}[^)]*)\)/u.exec(name) ?? [];
  if (words[0] === 'hill' && words.length === 2)
    for (const kind of ['point', 'height']) ways.push({ words: [kind, words[1]!], rank: 1, named });
  return [...ways, { words: namedBy(inBrackets), rank: 2 as const, named }].filter((way) => way.words.length > 0);
}

/** A crossing with a name of its own: York, Pegasus Bridge, the pontoon that is the Schipbrug, the Pont de Vaucelles. */
function waysOfCrossing({ id, name, water, place }: NamedCrossing, towns: ReadonlySet<string>): WayOfNaming[] {
  const named: Named = { name, kind: 'crossing', place, id };
  const [, inBrackets = ''] = /\(([^)]+)\)/.exec(name) ?? [];
  const [first = '', second = ''] = name.replace(/\s*\([^)]*\)/g, '').split(' – ');
  const ownWords = (words: string[]) => words.filter((word) => !/^(\d+|bridge|ferry|lock)$/.test(word));
  const plain = new Set([
    ...kindsOfPlace,
    ...joiners,
    ...namedBy(water),
    'road',
    'rail',
    'railway',
    'lock',
    'and',
    'of',
    'four',
  ]);
  const isOwn = (words: readonly string[]) => words.some((word) => !plain.has(word) && !towns.has(word));
  const ways = [
    namedBy(first),
    ownWords(namedBy(first)),
    ...(/bridge|brug|veer/i.test(inBrackets) ? [namedBy(inBrackets)] : []),
    ...(/^Pont /.test(second) ? [namedBy(second)] : []),
  ];
  return ways
    .filter((words) => words.length > 0 && isOwn(words) && (words.includes('bridge') || !towns.has(words.join(' '))))
    .map((words, at) => ({ words, rank: at === 0 ? 0 : 1, named }));
}

/** Every word of the names of units, and of what they belong to. */
export const wordsOfUnits = perObject(
  (units: Gazetteer['units']): ReadonlySet<string> =>
    new Set(units.flatMap(({ name, shortName, brigade }) => [name, shortName, brigade].flatMap(namedBy))),
);

/** Of the crossings a phrase may mean the one it means: by its town, its water and its kind (§8: a town's bridge is its main road bridge). */
export interface CrossingSaid {
  /** The place named with it, and the words of its name. */
  town: { words: readonly string[]; place: Place } | null;
  /** Words that say which: `waal`, `railway`, `lock`. */
  words: readonly string[];
  /** Where to look when no town is named. */
  near: Place;
}

/** The distance of a bridge from the town it is called after, and from where one only says "the bridge", at most, km. */
const reach = { ofTown: 4, ofPlace: 9 } as const;

/** The words of a crossing's name, and those with its water's. */
const wordsOfCrossing = perObject(({ name, water }: NamedCrossing) => {
  const own = namedBy(name);
  const ofWater = namedBy(water);
  return { own, ofWater, said: [...own, ...ofWater] };
});

/** The crossing that a phrase means most likely; null: none near. */
export function crossingMeant(
  { town, words, near }: CrossingSaid,
  crossings: readonly NamedCrossing[],
): NamedCrossing | null {
  let best: { crossing: NamedCrossing; points: number } | null = null;
  for (const crossing of crossings) {
    const points = pointsOf(crossing, { town, words, near });
    if (points !== null && (!best || points > best.points)) best = { crossing, points };
  }
  return best?.crossing ?? null;
}

function pointsOf(crossing: NamedCrossing, { town, words, near }: CrossingSaid): number | null {
  const isRail = crossing.kind === 'railBridge';
  const isFerry = crossing.kind === 'civilianFerry';
  if (words.includes('railway') !== isRail || words.includes('ferry') !== isFerry) return null;
  const { own, ofWater, said } = wordsOfCrossing(crossing);
  const km = kmBetween(crossing.place, town?.place ?? near);
  const isOfTown = town?.words.every((word) => own.includes(word)) ?? false;
  if (!isOfTown && km > (town ? reach.ofTown : reach.ofPlace)) return null;
  const telling = words.filter(
    (word) => !/^(bridges?|railway|ferry|main|big|road|both|two|three|four|blown|new)$/.test(word),
  );
  const met = telling.filter((word) => said.includes(word)).length;
  if (telling.length > 0 && met === 0 && !isOfTown) return null;
  const isMain = crossing.kind === 'mainRoadBridge';
  return (
    (isOfTown ? 12 : 0) +
    8 * met -
    km +
    (isMain ? 3 : 0) +
    (words.includes('road') && own.includes('road') ? 2 : 0) +
    // The Waal, not the canal between Maas and Waal.
    (met > 0 && ofWater.every((word) => telling.includes(word)) ? 4 : 0)
  );
}
