import { perObject } from '@/lib/memo';

/** Names of units and formations as people write them, found in a text whatever the spelling. */

/** A name in a text, from `from` up to `to`. */
export interface Found {
  from: number;
  to: number;
  text: string;
  /** Its words in their first spelling: equal for the same name, however written. */
  key: string;
}

/** A name's own key, to know it by when it is found. */
export const keyOf = (name: string): string => wordsOf(name).join(' ');

/** A word of a text: a run of letters, or of figures. */
interface Word {
  word: string;
  from: number;
  to: number;
}

const bare = (word: string): string =>
  /^[a-z]+$/i.test(word) ? word.toLowerCase() : word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text in plain small letters, in their first spelling; 9th is 9, and what parts words is left out. */
function wordsIn(text: string): Word[] {
  return [...text.matchAll(/\d+(?:(?:st|nd|rd|th)\b)?|[\p{L}\p{M}]+/giu)].map(({ index, 0: found }) => {
    const word = /^\d/.test(found) ? found.replace(/\D+$/, '') : bare(found);
    return { word: firstSpelling.get(word) ?? word, from: index, to: index + found.length };
  });
}

/** The words of names asked for before: a game has some hundreds, and each text is searched for all of them. */
const kept = new Map<string, readonly string[]>();

function wordsOf(name: string): readonly string[] {
  const known = kept.get(name);
  if (known) return known;
  const words = wordsIn(name).map(({ word }) => word);
  if (kept.size >= 10_000) kept.clear();
  kept.set(name, words);
  return words;
}

let lastText: { text: string; words: readonly Word[] } = { text: '', words: [] };

/** The words of a text: one is searched for many things in a row. */
function wordsOfText(text: string): readonly Word[] {
  if (lastText.text !== text) lastText = { text, words: wordsIn(text) };
  return lastText.words;
}

/** What a word of a name may also be written as. */
const spellings: readonly (readonly string[])[] = [
  ['pz', 'panzer'],
  ['pzgr', 'pzgren', 'panzergrenadier', 'panzergrenadiers'],
  ['div', 'division'],
  ['bde', 'brig', 'brigade'],
  ['bn', 'btl', 'batl', 'battalion', 'bataillon'],
  ['regt', 'rgt', 'regiment'],
  ['abn', 'airborne'],
  ['armd', 'armoured', 'armored'],
  ['inf', 'infantry', 'infanterie'],
  ['gds', 'guards'],
  ['gren', 'grenadier', 'grenadiers'],
  ['para', 'parachute'],
  ['kg', 'kampfgruppe', 'battlegroup'],
  ['fj', 'fallschirmjager'],
  ['abt', 'abteilung'],
  ['pi', 'pionier', 'pioneer'],
  ['pzjg', 'panzerjager'],
  ['kp', 'kompanie', 'company'],
  ['hq', 'headquarters'],
  ['art', 'arty', 'artillery'],
  ['bty', 'battery'],
  ['sqn', 'squadron'],
];

const firstSpelling = new Map(spellings.flatMap((row) => row.map((spelling) => [spelling, row[0]!] as const)));

/** Words that name nobody in particular. */
const common = new Set(
  `${spellings.flat().join(' ')} troops corps korps army armee units garrison group gruppe artillery artillerie anti tank aa at flak ss mg recce engineers
  field medium heavy light motor machine gun signals reserve depot guard guards school tiger tigers panther panthers king
  jg stug support service services and und of the von van der den de la mm west east north south british polish american
  canadian german dutch royal armoured airborne independent ind ad hoc crews crew fighting as infantry security sperrverband
  luftwaffe kriegsmarine werfer transport bridging column glider parachute pioneer training replacement ers lehr wach
  airlanding assault bailey border bridge cavalry dragoon dragoons engineer harder household hussars lancers nebelwerfer netherlands
  panzerkorps polizei rangers reinforcement reinforcements rifles fliegerhorst sicherungs lehrgang landesschutzen commando commandos`.split(
    /\s+/,
  ),
);

const formationWords = new Set([
  'div',
  'division',
  'bde',
  'brigade',
  'brig',
  'corps',
  'korps',
  'regt',
  'rgt',
  'regiment',
]);
const unitWords = new Set([...formationWords, 'abt', 'bn', 'hq']);

/** Whether a name points at somebody: by a word of its own, a figure, or a title such as "Guards Armoured Div". */
function namesSomebody(words: readonly string[], places: ReadonlySet<string>): boolean {
  const isOwn = (word: string): boolean => word.length >= 3 && !common.has(word) && !places.has(word);
  const hasFigure = words.some((word) => /\d/.test(word) || /^[ivx]{1,4}$/.test(word));
  return words.some(isOwn) || (words.length > 1 && (hasFigure || formationWords.has(words.at(-1)!)));
}

/** The ways a name is written: whole, without its brackets, without a last "Div", "9 SS", and its own long words alone. */
function waysOf(name: string, places: ReadonlySet<string>): (readonly string[])[] {
  const whole = wordsOf(name);
  const unbracketed = name.includes('(') ? wordsOf(name.replace(/\([^)]*\)/g, ' ')) : whole;
  const bracketed = [...name.matchAll(/\(([^)]*)\)/g)].map(([, inside]) => wordsOf(inside!));
  const ways = [whole, unbracketed, ...bracketed].filter((way) => namesSomebody(way, places));
  for (const way of [whole, unbracketed].filter((way) => way.length > 2 && namesSomebody(way, places))) {
    if (unitWords.has(way.at(-1)!)) ways.push(way.slice(0, -1));
    if (way[0] === 'hq') ways.push(way.slice(1));
  }
  if (/^\d+$/.test(unbracketed[0] ?? '') && unbracketed[1] === 'ss') ways.push(unbracketed.slice(0, 2));
  const own = whole.filter((word) => word.length >= 6 && !/\d/.test(word) && !common.has(word) && !places.has(word));
  return [...ways, ...own.map((word) => [word])];
}

/** Finds word sequences in a text, the longest at each place, none inside another and none across two sentences. */
function findWays(text: string, ways: Iterable<readonly string[]>): Found[] {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const way of ways) {
    const first = way[0];
    if (first === undefined) continue;
    const alike = byFirst.get(first);
    if (alike) alike.push(way);
    else byFirst.set(first, [way]);
  }
  const words = wordsOfText(text);
  const found: Found[] = [];
  for (let i = 0; i < words.length; i++) {
    const { word, from } = words[i]!;
    const longestFirst = byFirst.get(word)?.toSorted((a, b) => b.length - a.length) ?? [];
    for (const way of longestFirst) {
      const last = words[i + way.length - 1];
      if (!last || way.some((part, k) => words[i + k]!.word !== part)) continue;
      const held = text.slice(from, last.to);
      if (/[.!?;]\s|\n/.test(held)) continue;
      found.push({ from, to: last.to, text: held, key: way.join(' ') });
      i += way.length - 1;
      break;
    }
  }
  return found;
}

/** All words of a list of places: a text is searched with the same list many times over. */
const wordsOfPlaces = /* @__PURE__ */ perObject(
  (places: readonly string[]): ReadonlySet<string> => new Set(places.flatMap(wordsOf)),
);

/** Finds `names` in a text, each as people write it; `places` are names of the map, which name no unit. */
export function findNames(text: string, names: readonly string[], places: readonly string[] = []): Found[] {
  const placeWords = wordsOfPlaces(places);
  return findWays(
    text,
    names.flatMap((name) => waysOf(name, placeWords)),
  );
}

/** Finds whole names, dashes, accents and spellings aside: own units, places. */
export const findExactly = (text: string, names: readonly string[]): Found[] => findWays(text, names.map(wordsOf));
