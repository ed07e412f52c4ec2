import { isEnglish, isPlainlyGeneral } from './plain-words';

/** The words of which unit names are made: how each may be written, taken apart and written out. */

/** One word, then its other spellings. */
const spellings = [
  ['panzer', 'pz'],
  ['grenadier', 'gren', 'grenadiers'],
  ['division', 'div'],
  ['brigade', 'bde', 'brig'],
  ['battalion', 'bn', 'btl', 'batl', 'bataillon', 'abt', 'abteilung'],
  ['regiment', 'regt', 'rgt'],
  ['company', 'coy', 'kp', 'kompanie'],
  ['battery', 'bty', 'bttr', 'batterie'],
  ['squadron', 'sqn'],
  ['corps', 'korps', 'cps', 'armeekorps'],
  ['army', 'armee'],
  ['group', 'gruppe'],
  ['airborne', 'abn'],
  ['armoured', 'armd', 'armored'],
  ['infantry', 'inf', 'infanterie'],
  ['guards', 'gds'],
  ['para', 'parachute'],
  ['kg', 'kampfgruppe', 'battlegroup'],
  ['fj', 'fallschirm', 'fallschirmjager'],
  ['engineer', 'engineers', 'engr', 'engrs', 'pi', 'pionier', 'pioneer', 'pioneers', 'pioniere'],
  ['panzerjager', 'pzjg', 'pzjager'],
  ['hq', 'headquarters', 'hauptquartier'],
  ['artillery', 'art', 'arty', 'artillerie'],
  ['recce', 'reconnaissance', 'aufklarung', 'aufklarungs'],
  ['jager', 'jag'],
  ['mountain', 'geb', 'gebirgs', 'gebirge'],
  ['gebirgsjager', 'gebjager'],
  ['airlanding', 'luftlande', 'luftlanding'],
  ['assault', 'sturm'],
  ['luftwaffe', 'lw'],
  ['field', 'feld', 'fd'],
  ['medium', 'med'],
  ['heavy', 'hvy', 'schwere'],
  ['commando', 'cdo'],
  ['canadian', 'cdn'],
  ['polish', 'pol'],
  ['australian', 'aust'],
  ['dragoons', 'dgns'],
  ['hussars', 'huss'],
  ['highlanders', 'highrs'],
  ['yeomanry', 'yeo'],
  ['scottish', 'scot'],
  ['royal', 'r'],
  ['column', 'coln'],
  ['transport', 'tpt'],
  ['replacement', 'ers', 'ersatz'],
  ['security', 'sich', 'sicherungs', 'sicherung'],
  ['fusilier', 'fus', 'fusiliers'],
  ['garrison', 'gar'],
  ['detachment', 'det'],
  ['independent', 'indep', 'ind'],
  ['cavalry', 'cav'],
  ['rifle', 'rif', 'schutzen'],
  ['guard', 'gd', 'wach', 'wache'],
  ['naval', 'nav', 'marine'],
  ['rumanian', 'rum', 'romanian'],
  ['slovak', 'slov'],
  ['training', 'lehr'],
  ['queen', 'queens'],
  ['king', 'kings'],
];

/** Words that are always several others written together. */
const together: readonly (readonly [string, string])[] = [
  ['pzgren', 'panzer grenadier'],
  ['panzergrenadier', 'panzer grenadier'],
  ['panzergrenadiers', 'panzer grenadier'],
  ['pzaa', 'panzer aa'],
  ['pzpi', 'panzer engineer'],
  ['armygroup', 'army group'],
  ['heeresgruppe', 'army group'],
];

/** The long form of an abbreviation in a name. Elsewhere it may mean something else: the text is left unchanged. */
const writtenOut: Readonly<Record<string, string>> = {
  pzgr: 'panzer grenadier|panzer grenadier regiment',
  gr: 'grenadier regiment',
  fjr: 'fj regiment|para regiment',
  jr: 'jager regiment',
  ir: 'infantry regiment',
  ar: 'artillery regiment',
  artr: 'artillery regiment',
  rr: 'rifle regiment',
  grr: 'guards rifle regiment',
  gcr: 'guards cavalry regiment',
  rd: 'rifle division',
  grd: 'guards rifle division',
  gcd: 'guards cavalry division',
  mrb: 'motor rifle brigade',
  pzr: 'panzer regiment',
  pzar: 'panzer artillery regiment',
  pzartr: 'panzer artillery regiment',
  gjr: 'mountain jager regiment|gebirgsjager regiment|mountain regiment',
  gar: 'mountain artillery regiment',
  gebirgsjager: 'mountain jager|mountain',
  llsr: 'airlanding assault regiment',
  aa: 'recce battalion|anti aircraft',
  ak: 'corps',
  fj: 'para',
  kg: 'battle group',
  spz: 's panzer|heavy panzer|heavy tank',
  stug: 'assault gun|sturmgeschutz',
  panzerjager: 'panzer jager|anti tank',
  tk: 'tank',
  at: 'anti tank',
  laa: 'light anti aircraft',
  haa: 'heavy anti aircraft',
  mg: 'machine gun',
  flieger: 'air',
  pir: 'para infantry regiment',
  gir: 'glider infantry regiment',
  pfa: 'para field artillery',
  gfa: 'glider field artillery',
  rtr: 'royal tank regiment',
  rha: 'royal horse artillery',
  rb: 'rifle brigade',
  dli: 'durham light infantry',
  li: 'light infantry',
  bw: 'black watch',
  rur: 'royal ulster rifles',
  hcr: 'household cavalry regiment|household cavalry',
  nz: 'new zealand',
  rm: 'royal marine|royal marines',
};

/** Words of the size of a unit. In the singular, with a figure, they point at one. */
const sizes = new Set([
  'division',
  'brigade',
  'battalion',
  'regiment',
  'company',
  'battery',
  'squadron',
  'corps',
  'army',
]);

/** Abbreviations of an arm behind a British name: it is written without them too. */
const armsBehind = new Set(['ra', 're', 'rasc', 'rca', 'rce', 'rac', 'nza', 'raf']);

const nations = new Set([
  'american',
  'australian',
  'british',
  'canadian',
  'dutch',
  'german',
  'greek',
  'irish',
  'italian',
  'nz',
  'polish',
  'rumanian',
  'russian',
  'scottish',
  'slovak',
  'welsh',
  'highland',
  'royal',
]);

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];

const numerals: readonly (readonly [string, number])[] = [
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** The number that a Roman numeral writes, up to 99; null: it is none. XXXXIV is one too. */
export function numberOfRoman(word: string): number | null {
  if (!/^(?:xc|xl|l?x{0,4})(?:ix|iv|v?i{0,4})$/.test(word) || word === '' || word === 'l') return null;
  let left = word;
  let number = 0;
  while (left !== '') {
    const [sign, value] = numerals.find(([one]) => left.startsWith(one))!;
    left = left.slice(sign.length);
    number += value;
  }
  return number;
}

const parts = new Map<string, readonly string[]>([
  ...spellings.flatMap(([first, ...others]) => [first!, ...others].map((one) => [one, [first!]] as const)),
  ...together.map(([word, of]) => [word, of.split(' ')] as const),
]);

/** Beginnings and ends of German compounds: a word made of nothing else is taken apart. */
const pieces = [...parts.keys(), ...Object.keys(writtenOut), 'ss', 'flak', 'werfer', 'stug', 'bau', 'schule']
  .filter((word) => word.length > 1 && word !== 'at')
  .sort((a, b) => b.length - a.length);

/** A word in one piece as its pieces; null: it is not made of them. */
function takenApart(word: string): readonly string[] | null {
  if (word === '') return [];
  for (const piece of pieces) {
    if (!word.startsWith(piece)) continue;
    const rest = takenApart(word.slice(piece.length));
    if (rest) return [...(parts.get(piece) ?? [piece]), ...rest];
  }
  return null;
}

/** The number of words that are remembered with their parts. */
const keptAtMost = 10_000;
const kept = new Map<string, readonly string[]>();

/** The parts of a word in plain small letters, each in its first spelling. */
export function partsOf(word: string): readonly string[] {
  const known = parts.get(word) ?? kept.get(word);
  if (known) return known;
  const isCompound = word.length >= 4 && word.length <= 40 && !isEnglish(word);
  const made = (isCompound ? takenApart(word) : null) ?? [word];
  if (kept.size >= keptAtMost) kept.clear();
  kept.set(word, made);
  return made;
}

/** The abbreviations of several words: by those, parted by blanks. */
const shortFor = new Map(
  Object.entries(writtenOut)
    .flatMap(([short, ways]) => ways.split('|').map((way) => [way, short] as const))
    .filter(([way]) => way.includes(' ')),
);

/** The abbreviation for these parts; undefined: there is none. */
export const abbreviationOf = (parts: readonly string[]): string | undefined => shortFor.get(parts.join(' '));

/** The number that an ordinal writes, first to twentieth; null: it is none. */
export const numberOfOrdinal = (word: string): number | null => {
  const at = ordinals.indexOf(word);
  return at < 0 ? null : at + 1;
};

/** The other spellings of a word of a name: each way its parts. */
export function otherWaysOf(word: string): readonly (readonly string[])[] {
  const first = parts.get(word);
  const key = first?.length === 1 ? first[0]! : word;
  const out = (writtenOut[word] ?? writtenOut[key] ?? '').split('|').filter(Boolean);
  const number = /^\d+$/.test(word) ? Number(word) : null;
  const ordinal = number === null ? undefined : ordinals[number - 1];
  return [...out.map((way) => way.split(' ')), ...(ordinal ? [[ordinal]] : [])];
}

export const isGeneral = (word: string): boolean => isPlainlyGeneral(word) || partsOf(word).every(isPlainlyGeneral);
export const isSize = (part: string): boolean => sizes.has(part);
export const isArmBehind = (word: string): boolean => armsBehind.has(word);
export const isNation = (part: string): boolean => nations.has(part);
