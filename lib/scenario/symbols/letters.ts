/**
 * Symbol codes in letters, of 10 to 15, as older tools write them (MIL-STD-2525B and C, APP-6A to C): `SFGPUCA----F---`.
 * Each becomes a code of twenty digits: what it is by its function, how large it is by its twelfth letter.
 */

/** By the letters of a function, a unit on land: its entity of six digits, and the mark below it where it has one. */
const functions: Readonly<Record<string, readonly [entity: string, below?: string]>> = {
  U: ['000000'],
  UC: ['000000'],
  UCD: ['130100'],
  UCA: ['120500'],
  UCAA: ['120400'],
  UCV: ['120600'],
  UCI: ['121100'],
  UCIM: ['121104'],
  UCIO: ['121100', '27'],
  UCIA: ['121100', '01'],
  UCIS: ['121100', '59'],
  UCIZ: ['121102'],
  UCII: ['121105'],
  UCE: ['140700'],
  UCEA: ['140700', '01'],
  UCECA: ['140700', '01'],
  UCECH: ['140701'],
  UCF: ['130300'],
  UCFHE: ['130301'],
  UCFHA: ['130300', '01'],
  UCFHO: ['130300', '27'],
  UCFM: ['130800'],
  UCFR: ['130303'],
  UCR: ['121300'],
  UCRA: ['121300', '01'],
  UCRO: ['121300', '27'],
  UCRV: ['120501'],
  UCM: ['130700'],
  UCS: ['141600'],
  UU: ['000000'],
  UUA: ['140100'],
  UUM: ['151000'],
  UUL: ['141200'],
  UUS: ['111000'],
  UUE: ['140800'],
  US: ['160000'],
  USM: ['161300'],
  USS: ['163400'],
  UST: ['163600'],
  USX: ['161100'],
};

/** Letters by which a function is a headquarters of its own. */
const headquarters = 'UH';

/** The digits of a size, by its letter. */
const sizes: Readonly<Record<string, string>> = {
  A: '11',
  B: '12',
  C: '13',
  D: '14',
  E: '15',
  F: '16',
  G: '17',
  H: '18',
  I: '21',
  J: '22',
  K: '23',
  L: '24',
  M: '25',
};

/** Headquarters, task force and feint, by the eleventh letter. */
const marks: Readonly<Record<string, string>> = { A: '2', B: '6', C: '3', D: '7', E: '4', F: '1', G: '5' };

/** In whose eyes: pending, unknown, assumed friend, friend, neutral, suspect, hostile; those of exercises are the same. */
const identities: Readonly<Record<string, string>> = {
  P: '0',
  U: '1',
  A: '2',
  F: '3',
  N: '4',
  S: '5',
  H: '6',
  G: '0',
  W: '1',
  M: '2',
  D: '3',
  L: '4',
  J: '6',
  K: '5',
};

/** The third letter says where a unit is: in the air, in space, on land, at sea, below it. */
const sets: Readonly<Record<string, string>> = { G: '10', F: '10', A: '01', P: '05', S: '30', U: '35' };

const states: Readonly<Record<string, string>> = { A: '1', P: '0', C: '2', D: '3', X: '4', F: '5' };

/** A code in letters read as one of twenty digits; `isNearest`: its function is not known, and a wider one was taken. Null: it is none. */
export function codeOfLetters(written: string): { code: string; isNearest: boolean } | null {
  if (!/^[SGWIOE][A-Z][A-Z*-]{8,13}$/i.test(written)) return null;
  const letters = written.toUpperCase().replaceAll('*', '-').padEnd(15, '-');
  const identity = identities[letters[1]!];
  const set = sets[letters[2]!];
  if (!letters.startsWith('S') || identity === undefined || set === undefined) return null;
  const said = letters.slice(4, 10).replace(/-+$/, '');
  const isOfHeadquarters = said.startsWith(headquarters);
  const known = isOfHeadquarters ? 'U' : longestKnown(said);
  const [entity, below = '00'] = set === '10' && known !== null ? functions[known]! : (['000000'] as const);
  const mark = isOfHeadquarters ? '2' : (marks[letters[10]!] ?? '0');
  const state = states[letters[3]!] ?? '0';
  const size = sizes[letters[11]!] ?? '00';
  return {
    code: `100${identity}${set}${state}${mark}${size}${entity}00${below}`,
    isNearest: set !== '10' || (!isOfHeadquarters && known !== said),
  };
}

/** The longest beginning of a function that is known; null: none is. */
function longestKnown(said: string): string | null {
  for (let length = said.length; length > 0; length--)
    if (functions[said.slice(0, length)]) return said.slice(0, length);
  return null;
}
