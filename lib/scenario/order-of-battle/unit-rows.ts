import { cutAtWord } from '@/lib/text';
import type { Said } from './items';
import type { UnitSaid } from './read-text';

/** What is chosen once for all units of a text. */
export interface ChosenOnce {
  side: string;
  team: string;
  /** Where neither the unit nor its formation says one. */
  nation: string;
  arrivalTurn: string;
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
  const ids = new Set(there.map(({ id = '' }) => id));
  const shortNames = new Set(there.map(({ shortName = '' }) => shortName));
  let number = 0;
  const nextId = (): string => {
    do number += 1;
    while (ids.has(idOf(number)));
    return idOf(number);
  };
  return units.map(({ cells }) => {
    const carriage = cells.carriage ?? carriageOf[cells.arm ?? ''] ?? 'foot';
    const shortName = cells.shortName ?? shortNameOf(cells.name ?? '', shortNames);
    shortNames.add(shortName);
    const { side, team, nation, arrivalTurn } = chosen;
    const row: Said = {
      id: nextId(),
      side,
      team,
      nation,
      arrivalTurn,
      isFlexible: 'no',
      stepsLost: '0',
      formation: cells.division || cells.brigade || cells.corps || '',
      carriage,
      mover: moverOf[carriage] ?? '',
      ...cells,
      shortName,
    };
    const ours = oursOf.filter((column) => column === 'echelon' || cells[column] === undefined).join('; ');
    return headings.map((heading) => (heading === 'ours' ? (cells.ours ?? ours) : (row[heading] ?? '')));
  });
}

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
