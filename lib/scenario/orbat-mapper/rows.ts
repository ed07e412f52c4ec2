import type { Nation } from '@/lib/sides';
import { scenarioTables } from '../scenario-tables';
import { symbolCode } from '../symbols/codes';
import { guessFor, moverOf } from '../symbols/guesses';
import { nationOtherwise } from './nations';
import type { ReadUnit } from './units';

/** What a file of ORBAT Mapper says, as cells of our tables. */

export type Cells = Readonly<Record<string, string>>;

/** A row of a table from what is said of some of its columns; the others are empty. */
export const rowOf = (headings: readonly string[], cells: Cells): string[] =>
  headings.map((heading) => cells[heading.trim()] ?? '');

export const unitsFile = scenarioTables.units.file;

/** What a symbol tells of arm and size, and the code itself where the counter would not have it. */
export function symbolCells({
  side,
  symbol,
  arm,
  echelon,
}: Pick<ReadUnit, 'side' | 'symbol' | 'arm' | 'echelon'>): Cells {
  return { arm, echelon, symbol: isSameSymbol(symbol, symbolCode({ side, arm, echelon })) ? '' : symbol };
}

/** Two codes that differ at most in the edition of the standard, and in whose eyes they are drawn by, which is what their side says. */
export const isSameSymbol = (one: string, other: string): boolean =>
  one[2] === other[2] && one.slice(4) === other.slice(4);

/**
 * The row of a new unit: what the file says, and for all else a guess, which is marked. Its place stays open where the file
 * has none. `there`: the nations of the scenario.
 */
export function newUnit(unit: ReadUnit, team: string, there: readonly Nation[]): Cells {
  const { carriage, profile, flags = '', artilleryClass = '', flakWeights = '' } = guessFor[unit.arm];
  const [lon = '', lat = ''] = unit.place ?? [];
  const guessed = new Set([...unit.guessed, 'carriage', 'mover', 'isFlexible', 'flags', 'profile', 'stepsLost']);
  if (artilleryClass) guessed.add('artilleryClass');
  if (flakWeights) guessed.add('flakWeights');
  if (unit.formation === null) guessed.add('formation');
  if (unit.entry === null) guessed.add('entry');
  return {
    ...symbolCells(unit),
    id: unit.id,
    side: unit.side,
    team,
    corps: unit.corps,
    division: unit.division,
    brigade: unit.brigade,
    formation: unit.formation ?? unit.division,
    name: unit.name,
    shortName: unit.shortName,
    nation: unit.nation ?? nationOtherwise(unit.side, there),
    arrivalTurn: String(unit.arrivalTurn),
    entry: unit.entry ?? unit.division,
    lon: String(lon),
    lat: String(lat),
    carriage,
    mover: moverOf[carriage],
    isFlexible: 'no',
    flags,
    artilleryClass,
    flakWeights,
    profile,
    stepsLost: '0',
    ours: [...guessed].join('; '),
    notes: unit.notes,
  };
}
