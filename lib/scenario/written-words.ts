/** A text in small letters and figures alone: `Fallschirmjäger-Bn.` is `fallschirmjagerbn`. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Words that people write for ours. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  infantry: ['inf', 'infbn', 'infantrybattalion', 'rifle', 'rifles', 'fusiliers', 'grenadier', 'foot'],
  paras: ['para', 'parachute', 'parabn', 'fallschirmjager', 'fallschirmjaeger', 'fjr', 'airborne'],
  gliderInfantry: ['glider', 'gliderbn', 'airlanding', 'luftlande'],
  mountainInfantry: ['mountain', 'gebirgsjager', 'gebirgsjaeger', 'alpini'],
  armour: ['armor', 'arm', 'armd', 'armoured', 'armored', 'tank', 'tanks', 'tankbn', 'panzer', 'tankregiment'],
  mechanised: ['mech', 'mechanized', 'mechinf', 'motorinf', 'panzergrenadier', 'motor'],
  recce: ['recon', 'reconnaissance', 'recceregiment', 'aufklarung'],
  artillery: ['arty', 'art', 'guns', 'fieldregiment', 'fieldartillery'],
  antiTank: ['at', 'antitank', 'atbn', 'panzerjager', 'panzerjaeger'],
  antiAircraftArtillery: ['aa', 'flak', 'antiaircraft', 'laa', 'haa'],
  engineers: ['eng', 'engr', 'engineer', 'pioneers', 'pioniere', 'sappers'],
  hq: ['headquarters', 'staff', 'stab', 'command'],
  allied: ['allies', 'british', 'uk', 'us', 'american', 'blue', 'commonwealth'],
  german: ['axis', 'germany', 'ger', 'wehrmacht', 'red'],
  UK: ['british', 'britain', 'gb', 'england'],
  US: ['usa', 'american', 'america'],
  GER: ['german', 'germany'],
  CAN: ['canadian', 'canada'],
  POL: ['polish', 'poland'],
  NL: ['dutch', 'netherlands'],
  battalion: ['bn', 'btn', 'bat'],
  regiment: ['regt', 'rgt'],
  company: ['coy', 'co', 'squadron', 'battery', 'bty'],
  foot: ['leg', 'walking', 'onfoot'],
  motor: ['truck', 'trucks', 'lorry', 'motorised', 'motorized'],
  yes: ['y', 'true', '1', 'x', 'ja'],
  no: ['n', 'false', '0', 'nein', ''],
};

/** The word there is for one that was brought; null: none that is certain. */
export function wordFor(brought: string, words: readonly string[]): string | null {
  const meant = plain(brought);
  const same = words.find((word) => plain(word) === meant);
  if (same) return same;
  return words.find((word) => synonyms[word]?.includes(meant)) ?? null;
}
