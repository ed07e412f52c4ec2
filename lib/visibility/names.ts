/** Names of units and formations as people write them, found in a text whatever the spelling. */

/** A name in a text, from `from` up to `to`. */
export interface Found {
  from: number;
  to: number;
  text: string;
}

/** The text in plain small letters, sign for sign as long as it was (texts are NFC): accents off, dashes, slashes and dots as spaces. */
const plain = (text: string): string =>
  [...text]
    .map((sign) => {
      const bare = sign.normalize('NFD').charAt(0).toLowerCase();
      const kept = /[\p{L}\d]/u.test(bare) ? bare : ' ';
      return kept.padEnd(sign.length, ' ');
    })
    .join('');

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
  ['fj', 'fallschirmjager', 'parachute'],
  ['abt', 'abteilung'],
  ['pi', 'pionier', 'pioneer'],
  ['pzjg', 'panzerjager'],
  ['kp', 'kompanie', 'company'],
  ['hq', 'headquarters'],
  ['art', 'arty', 'artillery'],
  ['bty', 'battery'],
  ['sqn', 'squadron'],
];

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

const wordsOf = (name: string): string[] => plain(name).split(' ').filter(Boolean);

/** One word of a name as a pattern: other spellings, and 9 as 9th. */
function wordPattern(word: string): string {
  if (/^\d+$/.test(word)) return `${word}(?:st|nd|rd|th)?`;
  const known = spellings.filter((row) => row.includes(word)).flat();
  return known.length > 0 ? `(?:${[...new Set(known)].join('|')})` : word;
}

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
const unitWords = new Set([...formationWords, 'abt', 'bn', 'btl', 'hq']);

/** Whether a name points at somebody: by a word of its own, a figure, or a title such as "Guards Armoured Div". */
function namesSomebody(words: readonly string[], places: ReadonlySet<string>): boolean {
  const isOwn = (word: string): boolean => word.length >= 3 && !common.has(word) && !places.has(word);
  const hasFigure = words.some((word) => /\d/.test(word) || /^[ivx]{1,4}$/.test(word));
  return words.some(isOwn) || (words.length > 1 && (hasFigure || formationWords.has(words.at(-1)!)));
}

/** The ways a name is written: whole, without its brackets, without a last "Div", "9 SS", and its own long words alone. */
function waysOf(name: string, places: ReadonlySet<string>): string[][] {
  const whole = wordsOf(name);
  const bare = wordsOf(name.replace(/\([^)]*\)/g, ' '));
  const bracketed = [...name.matchAll(/\(([^)]*)\)/g)].map(([, inside]) => wordsOf(inside!));
  const ways = [whole, bare, ...bracketed].filter((way) => namesSomebody(way, places));
  for (const way of [whole, bare].filter((way) => way.length > 2 && namesSomebody(way, places))) {
    if (unitWords.has(way.at(-1)!)) ways.push(way.slice(0, -1));
    if (way[0] === 'hq') ways.push(way.slice(1));
  }
  if (/^\d+$/.test(bare[0] ?? '') && bare[1] === 'ss') ways.push(bare.slice(0, 2));
  const own = whole.filter((word) => word.length >= 6 && !/\d/.test(word) && !common.has(word) && !places.has(word));
  return [...ways, ...own.map((word) => [word])];
}

/** Finds `names` in a text, each as people write it; `places` are names of the map, which name no unit. */
export function findNames(text: string, names: readonly string[], places: readonly string[] = []): Found[] {
  const placeWords = new Set(places.flatMap(wordsOf));
  const ways = new Map<string, string>();
  for (const name of names) {
    for (const way of waysOf(name, placeWords)) ways.set(way.join(' '), way.map(wordPattern).join(' *'));
  }
  if (ways.size === 0) return [];
  const longestFirst = [...ways.entries()].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:${longestFirst.map(([, way]) => way).join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
  return [...plain(text).matchAll(pattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
    text: text.slice(index, index + length),
  }));
}

/** Finds names exactly as they stand, dashes and accents aside: own units, places. */
export function findExactly(text: string, names: readonly string[]): Found[] {
  const ways = [
    ...new Set(
      names
        .map((name) => wordsOf(name))
        .filter((way) => way.length > 0)
        .map((way) => way.join(' +')),
    ),
  ];
  if (ways.length === 0) return [];
  ways.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${ways.join('|')})(?![\\p{L}\\d])`, 'gu');
  return [...plain(text).matchAll(pattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
    text: text.slice(index, index + length),
  }));
}
