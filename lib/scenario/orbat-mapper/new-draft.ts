import { bookNations } from '@/lib/sides';
import { type Side, sides } from '@/lib/words';
import { blankDraft } from '../draft/blank';
import type { Draft, Entry } from '../draft/draft';
import { scenarioTables } from '../scenario-tables';
import { guessFor, profilesGuessed } from '../symbols/guesses';
import type { ScenarioProblem } from '../types';
import { framed } from './framed';
import { nationNotes, nationOtherwise, nationsNeeded, withNations } from './nations';
import { withOwnNames } from './own-names';
import type { OrbatReading } from './read-orbat';
import { type Cells, newUnit, rowOf, unitsFile } from './rows';
import { teamsOf } from './teams';
import type { ReadUnit } from './units';

/** A draft from a file of ORBAT Mapper alone, and what had to be guessed, each at its row. */
export function newDraft(reading: OrbatReading): { draft: Draft; notes: ScenarioProblem[] } {
  const blank = blankDraft(reading.name);
  const headings = (file: string): readonly string[] => blank[file]![0] as readonly string[];
  const table = (file: string, rows: readonly Cells[]): Entry[] => [
    headings(file),
    ...rows.map((cells) => rowOf(headings(file), cells)),
  ];
  const { grid, frame } = framed(reading.units.flatMap(({ place }) => (place ? [place] : [])));
  const there = bookNations;
  const read = withNations(reading.units, {
    there,
    sideNames: reading.sides,
    chosen: reading.nationsChosen,
    isGuessed: () => true,
  });
  const { teams, teamOf, heads } = teamsOf(read.units, reading.sides);
  const units = withOwnNames([...read.units, ...heads], teamOf);
  const used = units.map(({ side, nation }) => ({ side, nation: nation ?? nationOtherwise(side, there) }));
  const without = sides.filter((side) => !used.some((one) => one.side === side));
  const wanted = [...used, ...without.map((side) => ({ side, nation: nationOtherwise(side, there) }))];
  const nations = nationsNeeded(wanted, { there, made: read.made, used, isNamed: false });
  const [manifest] = blank['manifest.json'] as [Record<string, unknown>];
  const { teams: teamsFile, profiles: profilesFile } = scenarioTables;
  return {
    draft: {
      ...blank,
      'manifest.json': [
        {
          ...manifest,
          title: reading.name,
          credit: reading.description || 'From a scenario of ORBAT Mapper; its sources are not said yet',
          sides: sides.map((key) => ({ key, name: reading.sides[key] ?? nameOfSide[key] })),
          ...reading.calendar,
          ...(nations && { nations }),
          map: { ...(manifest.map as object), title: reading.name, grid, frame },
        },
      ],
      [unitsFile]: table(
        unitsFile,
        units.map((unit) => newUnit(unit, teamOf(unit), there)),
      ),
      [teamsFile.file]: table(teamsFile.file, teams),
      [profilesFile.file]: table(profilesFile.file, profilesFor(units)),
    },
    notes: [
      ...wholeNotes(reading, heads),
      ...nationNotes(nations, there),
      ...units.flatMap((unit, at) => notesAt(unit, at + 2)),
    ],
  };
}

const nameOfSide = { allied: 'Allied', german: 'German' } as const satisfies Record<Side, string>;

/** What should be known of a unit, at its row. */
export const notesAt = ({ name, doubts }: ReadUnit, row: number): ScenarioProblem[] =>
  doubts.map(({ column, message, kind }) => ({ file: unitsFile, row, column, name, message, ...(kind && { kind }) }));

/** The notes on the file as a whole tell of its sides, of what is hidden in it, and of units destroyed before the game begins. */
export function notesOfFile({ notes, lost, hidden }: OrbatReading): ScenarioProblem[] {
  const file = 'The file';
  return [
    ...notes.map((message) => ({ file, message })),
    ...hidden.map(({ name }) => ({
      file,
      name,
      message: 'is hidden there and left out. Take in what is hidden, if it is wanted',
      kind: 'are hidden there and left out. Take in what is hidden, if they are wanted',
    })),
    ...lost.map(({ name }) => ({
      file,
      name,
      message: 'is destroyed before the game begins, and is left out. Take in what is destroyed, if it is wanted',
      kind: 'are destroyed before the game begins, and are left out. Take in what is destroyed, if they are wanted',
    })),
  ];
}

function wholeNotes(reading: OrbatReading, heads: readonly ReadUnit[]): ScenarioProblem[] {
  return [
    ...notesOfFile(reading),
    {
      file: unitsFile,
      message:
        'status profiles, ways of getting along and guns are guesses by the arm: they are marked as ours in every unit',
    },
    {
      file: scenarioTables.teams.file,
      message: 'has a team for each division with a headquarters; who can reach whom (links) is still to be said',
    },
    ...heads.map(({ name, side }) => ({
      file: unitsFile,
      message: `has a headquarters more than the file, ${name}: ${reading.sides[side]} had none`,
    })),
  ];
}

function profilesFor(units: readonly ReadUnit[]): Cells[] {
  const keys = new Set(units.map(({ arm }) => guessFor[arm].profile));
  return [...keys].map((key) => {
    const [describes, notation, sizePoints] = profilesGuessed[key];
    return { key, describes, notation, sizePoints: String(sizePoints), ours: 'notation; sizePoints', notes: '' };
  });
}
