import { counted, listed } from '@/lib/text';
import type { ScenarioProblem } from '../types';
import type { Draft } from './draft';
import { asSaid } from './not-said';

/** A line of the checklist of a scenario: what is wanted, how far it is in words, and the file where it is done. */
export interface ChecklistLine {
  what: string;
  says: string;
  /** True only where nothing of its kind is at fault; null: its faults are not known yet. */
  isDone: boolean | null;
  file: string;
}

type Row = Readonly<Record<string, string>>;

/** All that was found wrong with the whole draft, and what should be known of it. */
export interface FoundInDraft {
  problems: readonly ScenarioProblem[];
  notes: readonly ScenarioProblem[];
}

/** A thing that is wanted of a draft, before its faults are counted. `isFurther`: the line is shown where something of it is at fault. */
interface Wanted extends Pick<ChecklistLine, 'what' | 'says' | 'file'> {
  isThere: boolean;
  isFurther?: true;
}

/**
 * The list of what a scenario wants before a hall can play it: counted in its files as they are written, and by the faults that are told
 * of them. Each fault is of one line; a line that has one is not done. `found`: null, it is not known yet.
 */
export function checklistOf(draft: Draft, found: FoundInDraft | null): ChecklistLine[] {
  const faults = countBy(found?.problems ?? []);
  const asking = countBy((found?.notes ?? []).filter(({ asks }) => asks));
  return [...wantedOf(draft), ...further].flatMap(({ what, says, file, isThere, isFurther }) => {
    const ofFaults = faults.get(what) ?? 0;
    const ofNotes = asking.get(what) ?? 0;
    if (isFurther && ofFaults + ofNotes === 0) return [];
    const told = [
      ...(says === '' || (isThere && ofFaults + ofNotes > 0) ? [] : [says]),
      ...(ofFaults > 0 ? [counted(ofFaults, 'fault')] : []),
      ...(ofNotes > 0 ? [`${ofNotes} to look at`] : []),
    ];
    const isClear = isThere && ofFaults + ofNotes === 0;
    return [{ what, file, says: told.join(', '), isDone: isClear && !found ? null : isClear }];
  });
}

function countBy(problems: readonly ScenarioProblem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(lineOf(problem), (counts.get(lineOf(problem)) ?? 0) + 1);
  return counts;
}

/** By a file: the line of the checklist that its faults are of. Those of the manifest and the units go by their columns. */
const lineOfFile: Readonly<Record<string, string>> = {
  'units.csv': 'Units',
  'profiles.csv': 'Status profiles',
  'teams.csv': 'Teams',
  'entries.csv': 'Arrivals',
  'lifts.csv': 'Arrivals',
  'map.geojson': 'Ground',
  'ground.geojson': 'Ground',
  'crossings.csv': 'Crossings',
  'links.csv': 'Links between HQs',
  'returns.csv': 'Links between HQs',
  'plans.csv': 'Plans',
  'squadrons.csv': 'Air forces',
  'manifest.json': 'Credit',
};
const lineOfField: Readonly<Record<string, string>> = {
  sides: 'Sides',
  nations: 'Sides',
  turns: 'Turns',
  openingTurn: 'Turns',
  turnLength: 'Turns',
  phases: 'Turns',
  opening: 'Seats of Control',
  objectives: 'Objectives',
  map: 'Ground',
};
const lineOfColumn: Readonly<Record<string, string>> = {
  lon: 'Units placed',
  lat: 'Units placed',
  profile: 'Status profiles',
};

/** The line of the checklist that a fault, or a note that asks for something, is of. */
function lineOf({ file, column = '' }: ScenarioProblem): string {
  const [field = ''] = column.split('.');
  if (file === 'manifest.json' && lineOfField[field]) return lineOfField[field];
  if (file === 'units.csv' && lineOfColumn[field]) return lineOfColumn[field];
  return lineOfFile[file] ?? before;
}

const before = 'What was before';
/** Lines of what a scenario may do without: they come where something of theirs is at fault. */
const further: readonly Wanted[] = [
  { what: 'Objectives', file: 'manifest.json', says: '', isThere: true, isFurther: true },
  { what: 'Air forces', file: 'squadrons.csv', says: '', isThere: true, isFurther: true },
  { what: before, file: 'previous-orders.csv', says: '', isThere: true, isFurther: true },
];

function wantedOf(draft: Draft): Wanted[] {
  const rows = (file: string) => rowsOf(draft, file);
  const [units, teams, crossings, entries, links, plans, profiles] = [
    'units',
    'teams',
    'crossings',
    'entries',
    'links',
    'plans',
    'profiles',
  ].map((table) => rows(`${table}.csv`)) as [Row[], Row[], Row[], Row[], Row[], Row[], Row[]];
  const manifest = (draft['manifest.json']?.[0] ?? {}) as Written;
  const sides = listIn(manifest.sides).flatMap((side) =>
    typeof side?.name === 'string' && side.name ? [side.name] : [],
  );
  const turns = listIn(manifest.turns).length;
  const seats = listIn(manifest.opening?.controlSeats).length;
  const placed = units.filter(({ lon, lat }) => lon && lat).length;
  const later = units.filter(({ arrivalTurn }) => Number(arrivalTurn) > Number(manifest.openingTurn ?? 1));
  const sidesWithTeam = new Set(teams.map(({ side }) => side)).size;
  const ground = (draft['map.geojson']?.length ?? 0) + (draft['ground.geojson']?.length ?? 0);
  const isCredited = typeof manifest.credit === 'string' && asSaid(manifest.credit).trim() !== '';
  const line = (what: string, file: string, isThere: boolean, says: string): Wanted => ({ what, file, isThere, says });
  return [
    line('Sides', 'manifest.json', sides.length === 2, sides.length > 0 ? listed(sides) : 'not named yet'),
    line('Turns', 'manifest.json', turns > 1, counted(turns, 'turn')),
    line('Credit', 'manifest.json', isCredited, isCredited ? 'said' : 'who made it, and from what'),
    line(
      'Teams',
      'teams.csv',
      sidesWithTeam === 2,
      sidesWithTeam === 2 ? counted(teams.length, 'team') : `${counted(teams.length, 'team')}: each side wants one`,
    ),
    line('Units', 'units.csv', units.length > 0, counted(units.length, 'unit')),
    line('Units placed', 'units.csv', units.length > 0 && placed === units.length, `${placed} of ${units.length}`),
    line('Status profiles', 'profiles.csv', profiles.length > 0, counted(profiles.length, 'profile')),
    line('Arrivals', 'entries.csv', true, arrivals(later.length, entries.length)),
    line(
      'Ground',
      'map.geojson',
      ground > 0,
      ground > 0 ? counted(ground, 'thing drawn', 'things drawn') : 'an empty sheet',
    ),
    line('Crossings', 'crossings.csv', crossings.length > 0, counted(crossings.length, 'crossing')),
    line('Links between HQs', 'links.csv', teams.length < 3 || links.length > 0, counted(links.length, 'link')),
    line('Plans', 'plans.csv', true, planned(teams, plans)),
    line('Seats of Control', 'manifest.json', seats > 0, counted(seats, 'seat')),
  ];
}
const arrivals = (later: number, entries: number): string =>
  later === 0 ? 'nobody comes later' : `${counted(later, 'unit')} later, ${counted(entries, 'entry place')}`;

/** Of how many teams there is a plan: of the others the console, where it plays them, knows nothing better. */
function planned(teams: readonly Row[], plans: readonly Row[]): string {
  const of = new Set(plans.map(({ team }) => team));
  const count = teams.filter(({ key }) => of.has(key)).length;
  return count === 0
    ? 'none: a team that the console plays holds and patrols'
    : `of ${count} of ${counted(teams.length, 'team')}`;
}

/** What of the manifest is looked at: anything may stand there. */
interface Written {
  credit?: unknown;
  openingTurn?: unknown;
  sides?: unknown;
  turns?: unknown;
  opening?: { controlSeats?: unknown };
}

const listIn = (value: unknown): readonly ({ name?: unknown } | null)[] => (Array.isArray(value) ? value : []);

/** The rows of a table by their headings; rows without a letter are none. */
function rowsOf(draft: Draft, file: string): Row[] {
  const [headings = [], ...rows] = (draft[file] ?? []) as readonly (readonly string[])[];
  return rows
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => Object.fromEntries(headings.map((heading, i) => [heading.trim(), (cells[i] ?? '').trim()])));
}
