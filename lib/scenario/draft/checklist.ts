import { counted, listed } from '@/lib/text';
import { asSaid } from '../not-said';
import type { Draft } from './draft';

/** A line of the checklist of a scenario: what is wanted, how far it is in words, and the file where it is done. */
export interface ChecklistLine {
  what: string;
  says: string;
  isDone: boolean;
  file: string;
}

type Row = Readonly<Record<string, string>>;

/** What a scenario wants before a hall can play it, whatever its faults: counted in the files as they are written. */
export function checklistOf(draft: Draft): ChecklistLine[] {
  const rows = (file: string) => rowsOf(draft, file);
  const [units, teams, crossings, entries, links, plans] = [
    'units',
    'teams',
    'crossings',
    'entries',
    'links',
    'plans',
  ].map((table) => rows(`${table}.csv`)) as [Row[], Row[], Row[], Row[], Row[], Row[]];
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
  const line = (what: string, file: string, isDone: boolean, says: string): ChecklistLine => ({
    what,
    file,
    isDone,
    says,
  });
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
