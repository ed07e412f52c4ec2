import { counted, listed, printedDayparts, type TurnDay, turnDate, turnDateAndYear } from '@/lib/text';
import { dayparts, type Side, sides } from '@/lib/words';
import type { Draft, Entry } from '../draft/draft';
import { asSaid } from '../draft/not-said';
import { type MapShown, mapShown } from './map-shown';

/** A scenario on one page: made from its files as they are written, faults and all. Nothing secret of a side is on it. */
export interface ScenarioPage {
  title: string;
  /** Its maker, and the owners of its data; empty: it does not say. */
  credit: string;
  /** The number of turns, and their dates: `6 turns of eight hours, 20 May 1941 to 21/22 May 1941`. */
  turns: string;
  /** By the clock: `About 20 minutes a turn, 2 hours in all`; empty: its phases have no times. */
  time: string;
  sides: { name: string; teams: TeamOnPage[] }[];
  /** Of its drawings, crossings and entry places. */
  licences: string[];
  map: MapShown;
}

export interface TeamOnPage {
  name: string;
  /** The formation that it commands, in words. */
  commands: string;
  units: number;
  /** When they come: `9 at the start and 3 on turn 4 (21 May am)`. */
  comes: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, string>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
/** A text of a file, no longer than a page has room for. */
const words = (value: unknown, most = 200): string => (typeof value === 'string' ? value.trim().slice(0, most) : '');

/** The rows of a table by their headings. */
function rowsOf(entries: readonly Entry[] | undefined): Row[] {
  const [headings = [], ...rows] = (entries ?? []) as readonly (readonly string[])[];
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]?.trim() ?? ''])));
}

/** The page of a scenario, of its files as they are written. */
export function scenarioPageOf(draft: Draft): ScenarioPage {
  const manifest = fieldsOf(draft['manifest.json']?.[0]);
  const turns = turnsOf(manifest);
  const opening = Number(manifest.openingTurn) || 1;
  const units = rowsOf(draft['units.csv']);
  const teams = rowsOf(draft['teams.csv']);
  const named = new Map(listOf(manifest.sides).map((side) => [side.key, words(side.name)]));
  return {
    title: words(manifest.title) || 'A scenario without a title',
    credit: asSaid(words(manifest.credit, 2000)),
    turns: turnsSaid(turns, words(manifest.turnLength, 40)),
    time: timeSaid(manifest, turns.filter(({ number }) => number >= opening).length),
    sides: sides.map((side) => ({
      name: named.get(side) || defaultNames[side],
      teams: teams
        .filter((team) => team.side === side)
        .slice(0, teamsAtMost)
        .map((team) => teamOnPage(team, units, turns, opening)),
    })),
    licences: licencesOf(draft),
    map: mapShown(draft),
  };
}

const defaultNames: Readonly<Record<Side, string>> = { allied: 'First side', german: 'Second side' };
const teamsAtMost = 100;

interface Turn extends TurnDay {
  number: number;
}

const turnsOf = (manifest: Fields): Turn[] =>
  listOf(manifest.turns).flatMap(({ number, date, daypart }) => {
    const part = dayparts.find((one) => one === daypart);
    const isDay = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
    return typeof number === 'number' && isDay && part ? [{ number, date, daypart: part }] : [];
  });

function turnsSaid(turns: readonly Turn[], length: string): string {
  const [first] = turns;
  const last = turns.at(-1);
  if (!first || !last) return 'No turns yet';
  const [from, to] = [first, last].map(turnDateAndYear);
  return `${counted(turns.length, 'turn')}${length && ` of ${length}`}, ${from === to ? from : `${from} to ${to}`}`;
}

/** The time at the table: a turn's by its phases, and of all turns that are played. */
function timeSaid(manifest: Fields, played: number): string {
  const seconds = listOf(manifest.phases).reduce((sum, { budgetSeconds }) => sum + (Number(budgetSeconds) || 0), 0);
  if (seconds <= 0) return '';
  const a = Math.round(seconds / 60);
  const all = Math.round((seconds * played) / 60);
  const inAll = all < 90 ? counted(all, 'minute') : `${counted(Math.round(all / 60), 'hour')}`;
  return `About ${counted(a, 'minute')} a turn by its phases, ${inAll} in all`;
}

function teamOnPage(team: Row, units: readonly Row[], turns: readonly Turn[], opening: number): TeamOnPage {
  const own = units.filter((unit) => unit.team === team.key);
  const later = new Map<number, number>();
  let atStart = 0;
  for (const { arrivalTurn } of own) {
    const turn = Number(arrivalTurn);
    if (turn > opening) later.set(turn, (later.get(turn) ?? 0) + 1);
    else atStart += 1;
  }
  const dayOf = (number: number): string => {
    const found = turns.find((turn) => turn.number === number);
    return found ? ` (${turnDate(found)} ${dayparted[found.daypart]})` : '';
  };
  const comes = [...later]
    .sort(([one], [other]) => one - other)
    .map(([turn, count]) => `${count} on turn ${turn}${dayOf(turn)}`);
  return {
    name: words(team.name) || words(team.key),
    commands: words(team.formations),
    units: own.length,
    comes: own.length === 0 ? 'No units' : listed([...(atStart > 0 ? [`${atStart} at the start`] : []), ...comes], 8),
  };
}

const dayparted = Object.fromEntries(printedDayparts);

const licencesAtMost = 12;

/** The licences of what the scenario was made of, those of most things first. */
function licencesOf(draft: Draft): string[] {
  const count = new Map<string, number>();
  const add = (license: unknown) => {
    const said = asSaid(words(license, 60));
    if (said !== '') count.set(said, (count.get(said) ?? 0) + 1);
  };
  for (const file of ['map.geojson', 'ground.geojson'])
    for (const feature of draft[file] ?? []) add(fieldsOf(fieldsOf(feature).properties).license);
  for (const file of ['crossings.csv', 'entries.csv']) for (const { license } of rowsOf(draft[file])) add(license);
  return [...count]
    .sort(([, one], [, other]) => other - one)
    .map(([license]) => license)
    .slice(0, licencesAtMost);
}
