import { counted } from '@/lib/text';
import type { Draft } from '../draft/draft';
import { columnLabel } from '../guide/column-labels';
import type { ScenarioProblem } from '../types';
import type { Offer } from './cures';
import { kindOf } from './fault-kinds';
import { choicesFor, type Known, knownOf, offersFor } from './offers';

/** One of the faults of a group. */
export interface FaultTold {
  row?: number;
  column?: string;
  /** The row or drawing that has it; empty: it has no name. */
  name: string;
  message: string;
}

/** Faults of one kind, or notes, as one line. */
export interface FaultGroup {
  file: string;
  /** Its column, without the numbers of a list in a document; empty: it is of the whole file. */
  column: string;
  /** In words, to be read after the name of the file: of one fault what it says, of several how many say so. */
  says: string;
  count: number;
  /** The lines that have it, all of them; of a map the numbers of the drawings, from 0. */
  rows: number[];
  /** The first of them. */
  each: FaultTold[];
  /** Ways in which all of them are settled with one press, the likeliest first. */
  offers: Offer[];
  /** Words that may stand in the column; none: it is no choice of words. */
  choices: { id: string; label: string }[];
}

/** So many of a group are told by name. */
const eachToldAtMost = 200;

const nouns: Readonly<Record<string, string>> = {
  'units.csv': 'unit',
  'profiles.csv': 'profile',
  'teams.csv': 'team',
  'crossings.csv': 'crossing',
  'entries.csv': 'entry place',
  'lifts.csv': 'lift',
  'links.csv': 'link',
  'squadrons.csv': 'squadron',
  'map.geojson': 'drawing',
  'ground.geojson': 'drawing',
};

/** A column without the numbers of a list: `features.12` is `features`. */
const plainColumn = ({ column = '' }: ScenarioProblem): string => column.replace(/\.\d+(?=\.|$)/g, '');

/** The number by which a fault is found again: the line of its row, or the number of its drawing. */
function placeOf({ row, column = '' }: ScenarioProblem): number[] {
  if (row !== undefined) return [row];
  const drawing = /^features\.(\d+)/.exec(column)?.[1];
  return drawing === undefined ? [] : [Number(drawing)];
}

/** The faults of a draft, those of one kind as one, in the order in which they first come. */
export function faultGroups(draft: Draft, problems: readonly ScenarioProblem[]): FaultGroup[] {
  const kinds = new Map<string, ScenarioProblem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.file, plainColumn(problem), kindOf(problem) ?? problem.message]);
    const there = kinds.get(key);
    if (there) there.push(problem);
    else kinds.set(key, [problem]);
  }
  const known = knownOf(draft);
  return [...kinds.values()].map((of) => groupOf(of, known));
}

function groupOf(of: readonly ScenarioProblem[], known: Known): FaultGroup {
  const [first] = of as [ScenarioProblem];
  const { file } = first;
  const column = plainColumn(first);
  const rows = [...new Set(of.flatMap(placeOf))];
  const kind = kindOf(first);
  const noun = column === 'opening.controlSeats' ? 'team' : (nouns[file] ?? (first.row === undefined ? 'time' : 'row'));
  const many = counted(of.length, noun);
  const asked = { file, column, kind, rows };
  return {
    file,
    column,
    says:
      of.length === 1
        ? first.message
        : kind
          ? `${many} ${kind}`
          : `${many}: ${first.row === undefined ? '' : `${columnLabel(column)} `}${first.message}`,
    count: of.length,
    rows,
    each: of.slice(0, eachToldAtMost).map((one) => ({
      ...(one.row === undefined ? {} : { row: one.row }),
      ...(one.column === undefined ? {} : { column: one.column }),
      name: one.name ?? known.nameOf(file, placeOf(one)[0]),
      message: one.message,
    })),
    offers: offersFor(asked, known),
    choices: rows.length === 0 ? [] : choicesFor(asked, known),
  };
}
