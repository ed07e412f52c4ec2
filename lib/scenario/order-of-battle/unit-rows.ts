import { cutAtWord } from '@/lib/text';
import type { Arm } from '@/lib/words';
import { guessFor } from '../symbols/guesses';
import type { Said } from './items';
import { echelonInName } from './levels';
import type { UnitSaid } from './read-text';

/** What is chosen once for all units of a text. */
export interface ChosenOnce {
  side: string;
  team: string;
  /** Where neither the unit nor its formation says one. */
  nation: string;
  arrivalTurn: string;
  /** The name of what a unit belongs to, where it does not say more; empty: nobody knows. Left out: of none. */
  wholeOf?: (unit: Said) => string;
}

/** How an arm gets along, unless somebody says otherwise; those that are not named go on foot. */
const carriageOf: Readonly<Record<string, string>> = {
  armour: 'tank',
  mechanised: 'mech',
  selfPropelledArtillery: 'tank',
  armouredEngineers: 'tank',
  recce: 'recce',
  cavalry: 'recce',
  artillery: 'towed',
  antiTank: 'towed',
  antiAircraftArtillery: 'towed',
  airborneArtillery: 'towed',
  mountainArtillery: 'towed',
  transport: 'motor',
  bridgingColumn: 'motor',
  engineers: 'motor',
  hq: 'motor',
};
/** The row of the movement table by how it gets along (OC-99). */
const moverOf: Readonly<Record<string, string>> = {
  foot: 'foot',
  horse: 'foot',
  motor: 'mech',
  mech: 'mech',
  tank: 'tank',
  recce: 'recce',
  towed: 'towedArtillery',
};

/** What is put in of itself, and so is marked as ours. */
const oursOf = ['formation', 'shortName', 'echelon', 'carriage', 'mover', 'isFlexible', 'stepsLost'];
/** The same, where anything was put in at all: most units say it, or have nothing of the kind. */
const oursWhereSaid = ['corps', 'division', 'entry', 'artilleryClass', 'flakWeights', 'flags'];

/**
 * The cells that follow from the rest of a unit, of the columns that it leaves empty: where it belongs, how it gets along, which guns it
 * has. `whole`: what all units of its team or side belong to, where nobody says more; empty: nobody knows.
 */
export function followingCells(cells: Said, whole: string): Said {
  const { arm = '', name = '' } = cells;
  const corps = cells.corps || whole;
  const division = cells.division || cells.corps || whole;
  const carriage = cells.carriage || carriageOf[arm] || 'foot';
  const { artilleryClass = '', flakWeights = '', flags = '' } = guessFor[arm as Arm] ?? {};
  const all: Said = {
    corps,
    division,
    formation: cells.division || cells.brigade || cells.corps || whole,
    entry: division,
    echelon: arm === 'hq' ? 'hq' : (echelonInName(name) ?? 'battalion'),
    carriage,
    mover: moverOf[carriage] ?? '',
    isFlexible: 'no',
    stepsLost: '0',
    artilleryClass,
    flakWeights,
    flags,
  };
  return Object.fromEntries(Object.entries(all).filter(([column, text]) => !cells[column] && text !== ''));
}

/** Ids and names for counters that are taken, to which each new one is added. */
interface Taken {
  ids: Set<string>;
  shortNames: Set<string>;
}

const takenBy = (there: readonly Said[]): Taken => ({
  ids: new Set(there.map(({ id = '' }) => id)),
  shortNames: new Set(there.map(({ shortName = '' }) => shortName)),
});

/** The first id that no unit has. It is taken from then on. */
export function freeId(ids: Set<string>): string {
  let number = 1;
  while (ids.has(idOf(number))) number += 1;
  ids.add(idOf(number));
  return idOf(number);
}

/** A unit with all that follows from what is said of it, and what was put in marked as ours. */
function wholeUnit(cells: Said, { ids, shortNames }: Taken, { wholeOf, ...chosen }: ChosenOnce): Said {
  const following = followingCells(cells, wholeOf?.(cells) ?? '');
  const shortName = cells.shortName ?? shortNameOf(cells.name ?? '', shortNames);
  shortNames.add(shortName);
  const ours = [
    ...oursOf.filter((column) => column === 'echelon' || cells[column] === undefined),
    ...oursWhereSaid.filter((column) => following[column]),
  ].join('; ');
  return { id: freeId(ids), ...chosen, ours, ...cells, ...following, shortName };
}

/**
 * Units of a text as rows of the units, in the columns of their table; ids and short names are none that are `there` already.
 * What nobody said stays empty, to be mended at its cell: the place, and often the profile.
 */
export function unitRows(
  units: readonly UnitSaid[],
  headings: readonly string[],
  there: readonly Said[],
  chosen: ChosenOnce,
): string[][] {
  const taken = takenBy(there);
  return units.map(({ cells }) => {
    const row = wholeUnit(cells, taken, chosen);
    return headings.map((heading) => row[heading] ?? '');
  });
}

/** One unit more, by its columns. `there`: the units that there are. */
export const newUnitRow = (cells: Said, there: readonly Said[]): Said =>
  wholeUnit(cells, takenBy(there), { side: '', team: '', nation: '', arrivalTurn: '1' });

const idOf = (number: number): string => `U${`${number}`.padStart(3, '0')}`;

const lettersAtMost = 12;
const shorter: readonly (readonly [RegExp, string])[] = [
  [/\b(battalion|bataillon|bn)\b\.?/gi, ''],
  [/\bregiment\b/gi, 'Regt'],
  [/\b(company|kompanie)\b/gi, 'Coy'],
  [/\bheadquarters\b/gi, 'HQ'],
  [/\bdivision\b/gi, 'Div'],
  [/\bbrigade\b/gi, 'Bde'],
  [/\s*\([^)]*\)/g, ''],
  [/\bthe\b|\bof\b/gi, ''],
];

/** A name for the counter, 12 letters at most and cut at a word, that no other unit has. */
export function shortNameOf(name: string, taken: ReadonlySet<string>): string {
  let short = name;
  for (const [long, brief] of shorter) {
    if ([...short].length <= lettersAtMost) break;
    short = short.replace(long, brief).replace(/\s+/g, ' ').trim();
  }
  let found = cutAtWord(short, lettersAtMost);
  for (let next = 2; taken.has(found) && found !== ''; next++)
    found = `${cutAtWord(short, lettersAtMost - 1 - `${next}`.length)} ${next}`;
  return found;
}
