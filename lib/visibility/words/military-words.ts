/** The words of which unit names are made: how each may be written, and which of them name nobody by themselves. */

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

/** What an abbreviation in a name may be written out as. Elsewhere it may mean something else: the text is left as it is. */
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

/** Plain English that stands in names too: in small letters it names nobody. */
const english = new Set(
  ['a', 'about', 'after', 'air', 'airborne', 'airlanding', 'alarm', 'all', 'allied', 'allwork', 'ancient', 'and', 'anti', 'apple', 'armed', 'armour', 'armoured', 'arms', 'army', 'artillery', 'as', 'assault', 'at', 'attached', 'autumn', 'back', 'baker', 'bank', 'baron', 'base', 'battalion', 'battalions', 'batteries', 'battery', 'bay', 'beach', 'bear', 'best', 'better', 'big', 'bird', 'bishop', 'bit', 'black', 'blue', 'boar', 'boats', 'bold', 'border', 'bravo', 'bridge', 'bridging', 'brigade', 'brigades', 'bright', 'broad', 'brook', 'brown', 'bull', 'burn', 'by', 'calm', 'camp', 'captain', 'car', 'cars', 'carpenter', 'carriage', 'castle', 'cavalry', 'center', 'central', 'chance', 'chapel', 'char', 'charge', 'charm', 'chief', 'church', 'city', 'clay', 'clear', 'cliff', 'close', 'coast', 'cobra', 'cold', 'colt', 'column', 'columns', 'command', 'commando', 'commandos', 'common', 'companies', 'company', 'composite', 'convent', 'cook', 'cool', 'cooper', 'corps', 'country', 'county', 'court', 'cow', 'crab', 'crew', 'crews', 'cross', 'crossing', 'crossings', 'crow', 'crown', 'cyclist', 'cyclists', 'dark', 'dawn', 'day', 'deep', 'deer', 'defence', 'defensive', 'depot', 'desert', 'detachment', 'detachments', 'division', 'divisional', 'divisions', 'dog', 'door', 'dove', 'down', 'dragon', 'dragoon', 'dragoons', 'drive', 'duke', 'dull', 'eagle', 'earl', 'early', 'east', 'eastern', 'end', 'engineer', 'engineers', 'english', 'even', 'evening', 'fall', 'falls', 'farm', 'fast', 'fat', 'fear', 'fell', 'field', 'fields', 'fight', 'fine', 'fire', 'first', 'fisher', 'flail', 'flails', 'flame', 'flank', 'flat', 'flats', 'fleet', 'flint', 'flood', 'foot', 'for', 'force', 'forces', 'ford', 'forest', 'fort', 'fortress', 'forward', 'four', 'fox', 'freeman', 'fresh', 'friend', 'from', 'front', 'full', 'garden', 'garrison', 'garrisons', 'gate', 'gift', 'glider', 'gliders', 'gold', 'golden', 'good', 'gorge', 'grand', 'grant', 'grave', 'gray', 'great', 'greek', 'green', 'grenadier', 'grenadiers', 'grey', 'ground', 'group', 'groups', 'grove', 'guard', 'guards', 'gun', 'gunner', 'guns', 'half', 'hall', 'hammer', 'hand', 'hard', 'harder', 'hardy', 'harvest', 'hat', 'hawk', 'headquarters', 'heart', 'heat', 'heath', 'heavy', 'hedge', 'height', 'heights', 'high', 'highland', 'highlander', 'hill', 'hills', 'hold', 'hole', 'holland', 'home', 'honourable', 'hook', 'hope', 'horn', 'horse', 'hot', 'hound', 'house', 'household', 'how', 'hunt', 'hunter', 'hussars', 'ice', 'in', 'independent', 'infantry', 'inn', 'inns', 'iron', 'is', 'island', 'joy', 'judge', 'jump', 'just', 'keen', 'keep', 'key', 'king', 'kings', 'knight', 'lake', 'lamb', 'lance', 'lancers', 'land', 'lane', 'large', 'last', 'late', 'launcher', 'launchers', 'law', 'lead', 'leather', 'left', 'legion', 'light', 'lighter', 'lightning', 'line', 'lion', 'little', 'lock', 'london', 'long', 'longer', 'lord', 'love', 'low', 'luck', 'machine', 'main', 'man', 'manor', 'march', 'marine', 'marines', 'mark', 'market', 'marsh', 'marshal', 'mason', 'master', 'may', 'medium', 'men', 'middle', 'might', 'mill', 'miller', 'mine', 'moon', 'moor', 'morning', 'mortar', 'mortars', 'moss', 'motor', 'mount', 'mountain', 'mud', 'musket', 'naval', 'navy', 'near', 'new', 'nice', 'night', 'noble', 'north', 'northern', 'now', 'oak', 'oil', 'old', 'on', 'one', 'only', 'open', 'orchard', 'out', 'over', 'own', 'ox', 'pack', 'paint', 'panther', 'panthers', 'paper', 'parachute', 'park', 'part', 'parts', 'pass', 'path', 'patrol', 'peace', 'pear', 'pike', 'pilot', 'pilots', 'pine', 'pink', 'pioneer', 'pioneers', 'pit', 'plain', 'point', 'police', 'pond', 'pool', 'poor', 'pope', 'port', 'post', 'power', 'price', 'priest', 'prince', 'princess', 'prison', 'quarter', 'queen', 'queens', 'quick', 'quiet', 'radio', 'rain', 'ram', 'range', 'ranger', 'rangers', 'raven', 'ready', 'recce', 'reconnaissance', 'red', 'region', 'regiment', 'regiments', 'reinforcement', 'reinforcements', 'remnant', 'replacement', 'reserve', 'reserves', 'rest', 'rich', 'ride', 'rider', 'ridge', 'riding', 'rifle', 'rifles', 'right', 'ring', 'river', 'road', 'rock', 'rocket', 'rockets', 'rocky', 'roman', 'rose', 'rough', 'round', 'royal', 'runner', 'runners', 'rush', 'sand', 'sapper', 'sappers', 'savage', 'school', 'scout', 'scouts', 'sea', 'search', 'searchlight', 'second', 'security', 'service', 'sharp', 'shell', 'ship', 'shore', 'short', 'signal', 'signals', 'silver', 'six', 'smart', 'smith', 'smoke', 'snow', 'soldier', 'son', 'south', 'southern', 'spear', 'special', 'spring', 'squadron', 'squadrons', 'staff', 'stag', 'star', 'start', 'station', 'steel', 'still', 'stone', 'stones', 'storm', 'stout', 'strand', 'strange', 'stream', 'street', 'strike', 'strong', 'summer', 'sun', 'supply', 'support', 'sure', 'sweet', 'swift', 'sword', 'tank', 'tanks', 'tea', 'team', 'temple', 'ten', 'the', 'thorn', 'three', 'thunder', 'tiger', 'tigers', 'till', 'tower', 'towed', 'town', 'track', 'tracks', 'training', 'transport', 'trench', 'troop', 'troops', 'true', 'tunnel', 'turn', 'two', 'under', 'unit', 'units', 'up', 'upper', 'urban', 'valley', 'van', 'victory', 'village', 'wade', 'walker', 'wall', 'ward', 'warm', 'watch', 'water', 'watt', 'way', 'well', 'wells', 'west', 'western', 'wet', 'wheel', 'white', 'wild', 'will', 'wind', 'wing', 'winter', 'wise', 'with', 'wolf', 'wood', 'woods', 'work', 'world', 'wright', 'yard', 'yellow', 'yeomanry', 'young', 'zero', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth', 'thirtieth'],
);

/** Words that name nobody by themselves, in English, German and short: what a unit is, where it belongs, what it has. */
const general = new Set(
  ['a', 'aa', 'abn', 'agra', 'air', 'airborne', 'airlanding', 'airfield', 'alarm', 'allied', 'american', 'and', 'anti', 'arm', 'armd', 'armed', 'armee', 'armoured', 'arms', 'army', 'art', 'artillery', 'assault', 'at', 'attached', 'aust', 'australian', 'australians', 'avre', 'b', 'bailey', 'battalion', 'battalions', 'batteries', 'battery', 'bde', 'bn', 'boats', 'bofors', 'border', 'br', 'bridge', 'bridging', 'brigade', 'brigades', 'british', 'bruck', 'btl', 'bttr', 'bty', 'c', 'canada', 'canadian', 'car', 'cav', 'cavalry', 'cdn', 'cdo', 'central', 'ch', 'char', 'coast', 'coln', 'column', 'columns', 'commando', 'commandos', 'companies', 'company', 'comp', 'composite', 'corp', 'corps', 'coy', 'coys', 'cps', 'crab', 'crew', 'crews', 'crossing', 'crossings', 'cyclist', 'd', 'das', 'de', 'defensive', 'den', 'depot', 'der', 'detachment', 'div', 'division', 'divisional', 'divisions', 'dr', 'dragoon', 'dragoons', 'du', 'dutch', 'e', 'east', 'eastern', 'engineer', 'engineers', 'engr', 'ersatz', 'f', 'fast', 'feld', 'fella', 'field', 'fields', 'fighting', 'fj', 'fla', 'flail', 'flails', 'flak', 'flame', 'flieger', 'fliegerhorst', 'foot', 'for', 'force', 'forces', 'fort', 'fortress', 'four', 'front', 'fus', 'fusilier', 'fusiliers', 'g', 'garrison', 'garrisons', 'gd', 'gds', 'german', 'gfa', 'gir', 'gjr', 'gr', 'greek', 'gren', 'grenadier', 'grenadiers', 'group', 'groups', 'gruppe', 'guard', 'guards', 'gun', 'gunners', 'guns', 'h', 'haa', 'haas', 'half', 'heavy', 'heer', 'heeres', 'high', 'highland', 'highlanders', 'horse', 'honourable', 'hospital', 'household', 'hq', 'hussars', 'huss', 'i', 'in', 'independent', 'ind', 'inf', 'infantry', 'irish', 'italian', 'j', 'jagdpanzer', 'jager', 'jg', 'jr', 'k', 'kg', 'king', 'kings', 'km', 'korps', 'kp', 'kriegsmarine', 'kusten', 'l', 'la', 'laa', 'lancers', 'landesschutzen', 'land', 'lancer', 'launcher', 'launchers', 'le', 'legion', 'lehr', 'lehrgang', 'lfl', 'li', 'light', 'line', 'los', 'lt', 'lw', 'luftwaffe', 'm', 'machine', 'main', 'man', 'mechanised', 'medium', 'mg', 'middle', 'mitte', 'mixed', 'mm', 'mobile', 'mortar', 'mortars', 'motor', 'mountain', 'mtn', 'naval', 'nav', 'nebel', 'nebelwerfer', 'netherlands', 'new', 'nord', 'north', 'northern', 'o', 'of', 'officer', 'on', 'ord', 'ost', 'others', 'p', 'pack', 'panther', 'panthers', 'panzer', 'panzerjager', 'para', 'parachute', 'part', 'parts', 'party', 'patrol', 'pfa', 'pi', 'pilot', 'pilots', 'pioneer', 'pioneers', 'pionier', 'pir', 'platoon', 'pol', 'police', 'polish', 'polizei', 'pool', 'prisoners', 'pz', 'pzaa', 'pzar', 'pzartr', 'pzgr', 'pzgren', 'pzjg', 'pzpi', 'pzr', 'q', 'queen', 'queens', 'r', 'ra', 'rac', 'railway', 'ranger', 'rangers', 'rasc', 'rca', 'rce', 're', 'recce', 'reconnaissance', 'reg', 'regiment', 'regimental', 'regiments', 'region', 'regt', 'reinforcement', 'reinforcements', 'remnant', 'replacement', 'res', 'reserve', 'reserves', 'rgt', 'rifle', 'rifles', 'ridge', 'river', 'rm', 'road', 'rocket', 'rockets', 'romanian', 'royal', 'rr', 'rum', 'rumanian', 'runner', 'runners', 'russian', 's', 'sapper', 'sappers', 'schiffs', 'school', 'schutzen', 'scot', 'scottish', 'sea', 'searchlight', 'security', 'service', 'services', 'sich', 'sicherungs', 'signal', 'signals', 'sky', 'slov', 'slovak', 'soviet', 'sp', 'special', 'sperrverband', 'spz', 'sqn', 'sqns', 'squadron', 'squadrons', 'ss', 'stab', 'staff', 'station', 'straf', 'stug', 'sturm', 'sud', 'supply', 'support', 't', 'tank', 'tanks', 'the', 'tiger', 'tigers', 'tk', 'towed', 'tpt', 'track', 'tracks', 'training', 'transport', 'troop', 'troops', 'tp', 'tpts', 'two', 'uffz', 'und', 'unit', 'units', 'van', 'veterans', 'von', 'w', 'wach', 'wehrkreis', 'welsh', 'werfer', 'west', 'western', 'wing', 'with', 'wk', 'yeo', 'yeomanry', 'york', 'z', 'zug', 'flight', 'aufklarung', 'aufklarungs', 'armored', 'first', 'second', 'third', 'german\'s', 'kampfgruppe', 'battlegroup', 'division\'s', 'hvy', 'med', 'fd', 'geb', 'gebirgs', 'jag', 'nza', 'tor', 'rfn', 'bttn', 'gebirgsjager', 'fallschirm', 'fallschirmjager', 'abteilung', 'abt', 'bataillon', 'kompanie', 'batterie', 'hauptquartier', 'schwere', 'parachutists', 'airman', 'reserven', 'headquarters', 'det', 'cps', 'bat'],
);

/** Words of the size of a unit. In the singular, with a figure, they point at one. */
const sizes = new Set(['division', 'brigade', 'battalion', 'regiment', 'company', 'battery', 'squadron', 'corps', 'army']);

/** Abbreviations of an arm behind a British name: it is written without them too. */
const armsBehind = new Set(['ra', 're', 'rasc', 'rca', 'rce', 'rac', 'nza', 'raf']);

const nations = new Set(
  ['american', 'australian', 'british', 'canadian', 'dutch', 'german', 'greek', 'irish', 'italian', 'nz', 'polish', 'rumanian', 'russian', 'scottish', 'slovak', 'welsh', 'highland', 'royal'],
);

const ordinals =
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'];

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

/** How many words are remembered with their parts. */
const keptAtMost = 10_000;
const kept = new Map<string, readonly string[]>();

/** The parts of a word in plain small letters, each in its first spelling. */
export function partsOf(word: string): readonly string[] {
  const known = parts.get(word) ?? kept.get(word);
  if (known) return known;
  const isCompound = word.length >= 4 && word.length <= 40 && !english.has(word);
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

/** What else a word of a name may be written as: each way its parts. */
export function otherWaysOf(word: string): readonly (readonly string[])[] {
  const first = parts.get(word);
  const key = first?.length === 1 ? first[0]! : word;
  const out = (writtenOut[word] ?? writtenOut[key] ?? '').split('|').filter(Boolean);
  const number = /^\d+$/.test(word) ? Number(word) : null;
  const ordinal = number === null ? undefined : ordinals[number - 1];
  return [...out.map((way) => way.split(' ')), ...(ordinal ? [[ordinal]] : [])];
}

export const isEnglish = (word: string): boolean => english.has(word);
export const isGeneral = (word: string): boolean =>
  general.has(word) || partsOf(word).every((part) => general.has(part));
export const isSize = (part: string): boolean => sizes.has(part);
export const isArmBehind = (word: string): boolean => armsBehind.has(word);
export const isNation = (part: string): boolean => nations.has(part);
