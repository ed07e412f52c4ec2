/** The words of orders, as data: short forms, directions, numbers, and names that are also ordinary words. */

/** Short forms that staffs write, in full. Small letters, without accents. */
export const inFull: Readonly<Record<string, string>> = {
  highway: 'road',
  br: 'bridge',
  brs: 'bridges',
  rd: 'road',
  rds: 'roads',
  rly: 'railway',
  rlwy: 'railway',
  rr: 'railway',
  rail: 'railway',
  n: 'and',
  u: 'you',
  w: 'with',
  b4: 'before',
  fm: 'from',
  fwd: 'forward',
  fol: 'follow',
  following: 'follow',
  obj: 'objective',
  objs: 'objective',
  objectives: 'objective',
  bde: 'brigade',
  bn: 'battalion',
  bns: 'battalions',
  btl: 'battalion',
  regt: 'regiment',
  gp: 'group',
  grp: 'group',
  sint: 'st',
  saint: 'st',
  sainte: 'st',
  ste: 'st',
  nr: 'near',
  agst: 'against',
  thro: 'through',
  thru: 'through',
  drome: 'airfield',
  aerodrome: 'airfield',
  airstrip: 'airfield',
  hts: 'heights',
  xing: 'crossing',
  tks: 'tanks',
  arty: 'artillery',
  aslt: 'assault',
  adv: 'advance',
  def: 'defend',
  posns: 'positions',
  vill: 'village',
  wd: 'wood',
  pt: 'point',
  yd: 'yards',
  yds: 'yards',
  mi: 'miles',
  northern: 'north',
  southern: 'south',
  eastern: 'east',
  western: 'west',
  kms: 'km',
  kilometre: 'km',
  kilometres: 'km',
  kilometer: 'km',
  kilometers: 'km',
};

/** Capital letters for a word. */
export const inCapitals: Readonly<Record<string, string>> = {
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
  NE: 'north-east',
  NW: 'north-west',
  SE: 'south-east',
  SW: 'south-west',
  X: 'cross',
};

const slant = Math.SQRT1_2;

/** Each direction as a step of one km on the grid: east, north. */
export const directions: Readonly<Record<string, readonly [east: number, north: number]>> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
  'north-east': [slant, slant],
  northeast: [slant, slant],
  'north-west': [-slant, slant],
  northwest: [-slant, slant],
  'south-east': [slant, -slant],
  southeast: [slant, -slant],
  'south-west': [-slant, -slant],
  southwest: [-slant, -slant],
};

/** Numbers as orders write them. */
export const numbers: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};

/** The km of a unit of length. */
export const lengths: Readonly<Record<string, number>> = {
  km: 1,
  m: 0.001,
  metre: 0.001,
  metres: 0.001,
  meter: 0.001,
  meters: 0.001,
  yard: 0.0009,
  yards: 0.0009,
  mile: 1.6,
  miles: 1.6,
};

/** Names of places that are ordinary words as well: they are places only when they are written so. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  'best',
  'lent',
  'well',
  'four',
  'grave',
  'son',
  'mill',
  'bras',
  'may',
  'america',
  'rots',
  'heath',
  'loo',
  'beek',
  'mol',
  'bully',
  'beers',
  'handel',
  'thorn',
  'heel',
]);

/** Other names that people use for a town, by its name in small letters. */
export const calledAlso: Readonly<Record<string, readonly string[]>> = {
  's hertogenbosch': ['den bosch'],
  chania: ['canea', 'khania'],
  souda: ['suda'],
  khadyzhensk: ['khadyzhenskaya', 'chadyschenskaja'],
};

/** The names above that can begin a sentence as a call or a sigh, before a comma. */
export const callsSomebody: ReadonlySet<string> = new Set(['son', 'well', 'best']);

/** The words that join the parts of a town's name: people call the town by the part before them. */
export const joiners: ReadonlySet<string> = new Set([
  'sur',
  'la',
  'le',
  'en',
  'sous',
  'de',
  'du',
  'd',
  'aan',
  'am',
  'op',
  'bij',
]);

/** Words of names that say what kind of place it is: alone they are no name. */
export const kindsOfPlace: ReadonlySet<string> = new Set([
  'bridge',
  'bridges',
  'canal',
  'castle',
  'chateau',
  'church',
  'crossing',
  'factory',
  'ferry',
  'forest',
  'heights',
  'hill',
  'mountain',
  'railway',
  'river',
  'school',
  'station',
  'village',
]);
