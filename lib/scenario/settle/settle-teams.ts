import { listed } from '@/lib/text';
import { type Side, sides } from '@/lib/words';
import type { Draft } from '../draft/draft';
import { newUnitRow } from '../order-of-battle/unit-rows';
import { scenarioTables } from '../scenario-tables';
import { type Cells, manifestIn, recordsIn, rewritten, withManifest, withRows } from './rows';

const unitsFile = scenarioTables.units.file;
const teams = scenarioTables.teams;

/** The word that comes most often; empty: there is none. */
export function commonest(words: readonly string[]): string {
  const times = new Map<string, number>();
  for (const word of words) if (word !== '') times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as const)[0];
}

/** A key that no other has, of a name: `IV Corps` is `iv-corps`. */
function keyOf(name: string, taken: ReadonlySet<string>): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9 ./_-]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 58) || 'team';
  let key = plain;
  for (let number = 2; taken.has(key); number++) key = `${plain}-${number}`;
  return key;
}

const isHeadquarters = ({ arm, echelon }: Cells): boolean => arm === 'hq' || echelon === 'hq';

/** Of what a unit's team commands: the divisions of its units, or their corps. */
function commandedBy(units: readonly Cells[]): string {
  const of = (column: string) => [...new Set(units.flatMap((unit) => unit[column] || []))];
  const divisions = of('division');
  return listed(divisions.length > 0 ? divisions : of('corps'), 6);
}

/** The rows of units that name a team which is not there, by what they call it. */
export function withoutTeam(draft: Draft): Map<string, { row: number; cells: Cells }[]> {
  const keys = new Set(recordsIn(draft, teams.file).map(({ cells }) => cells.key ?? ''));
  const named = new Map<string, { row: number; cells: Cells }[]>();
  for (const one of recordsIn(draft, unitsFile)) {
    const { team = '' } = one.cells;
    if (team !== '' && !keys.has(team)) named.set(team, [...(named.get(team) ?? []), one]);
  }
  return named;
}

/** The words of units for teams that are not there become teams, each of the side that most of its units are of. */
export function madeTeams(draft: Draft): Draft {
  const keys = new Set(recordsIn(draft, teams.file).map(({ cells }) => cells.key ?? ''));
  const named = withoutTeam(draft);
  const keyFor = new Map<string, string>();
  const added = [...named].map(([name, of]) => {
    const units = of.map(({ cells }) => cells);
    const key = keyOf(name, keys);
    keys.add(key);
    keyFor.set(name, key);
    return {
      key,
      name,
      side: commonest(units.map(({ side = '' }) => side)),
      hqUnitId: units.find(isHeadquarters)?.id ?? '',
      formations: commandedBy(units) || name,
    };
  });
  const rows = [...named.values()].flatMap((of) => of.map(({ row }) => row));
  const changed = rewritten(draft, unitsFile, rows, ({ team = '' }) => {
    const key = keyFor.get(team);
    return key === undefined ? {} : { team: key };
  });
  return withRows(changed, teams.file, Object.keys(teams.shape.shape), added);
}

/** Each of these teams has a unit of its own for its headquarters; one without any gets a new one, where its first unit stands. */
export function withHeadquarters(draft: Draft, rows: readonly number[]): Draft {
  const units = recordsIn(draft, unitsFile).map(({ cells }) => cells);
  const added: Cells[] = [];
  const changed = rewritten(draft, teams.file, rows, (team) => {
    const own = units.filter((unit) => unit.team === team.key);
    const head = own.find(({ arm }) => arm === 'hq');
    if (head) return { hqUnitId: head.id ?? '' };
    const [first] = own;
    if (!first || !team.key) return {};
    const { corps = '', division = '', nation = '', entry = '', lon = '', lat = '' } = first;
    const says = { team: team.key, corps, division, nation, entry, lon, lat, arm: 'hq', echelon: 'hq' };
    const one = newUnitRow(
      { ...says, side: team.side ?? first.side ?? '', name: `HQ ${team.name}`, profile: first.profile ?? '' },
      [...units, ...added],
    );
    added.push(one);
    return { hqUnitId: one.id ?? '' };
  });
  return withRows(changed, unitsFile, Object.keys(scenarioTables.units.shape.shape), added);
}

/** The first seat of Team Control looks after the teams that no seat does; where there is none, all of Game Control's roles are there. */
export function lookedAfter(draft: Draft): Draft {
  const { opening } = manifestIn(draft) as { opening?: { controlSeats?: unknown } };
  const seats = (Array.isArray(opening?.controlSeats) ? opening.controlSeats : []) as SeatWritten[];
  const after = new Set(seats.flatMap((seat) => (isOfTeams(seat) ? (seat.teams ?? []) : [])));
  const without = recordsIn(draft, teams.file).flatMap(({ cells: { key = '' } }) => (after.has(key) ? [] : key));
  const at = seats.findIndex(isOfTeams);
  if (at < 0) return draft;
  const controlSeats = seats.map((seat, i) =>
    i === at ? { ...seat, teams: [...(seat.teams ?? []), ...without] } : seat,
  );
  return withManifest(draft, { opening: { ...opening, controlSeats } });
}

interface SeatWritten {
  roles?: readonly string[];
  teams?: readonly string[];
}
const isOfTeams = ({ roles }: SeatWritten): boolean => roles?.includes('teamControl') ?? false;

/** The two words that stand for the sides of rows become the names of the sides, in the order in which they come. */
export function namedSides(draft: Draft, file: string, rows: readonly number[]): Draft {
  const words = sideWords(draft, file, rows);
  const keyFor = new Map(words.map((word, at) => [word, sides[at]!]));
  const { sides: written } = manifestIn(draft);
  const named = (Array.isArray(written) ? written : []).map((side: { key?: unknown }) => {
    const word = words[sides.indexOf(side?.key as Side)];
    return word === undefined ? side : { ...side, name: word };
  });
  const changed = rewritten(draft, file, rows, ({ side = '' }) => {
    const key = keyFor.get(side);
    return key === undefined ? {} : { side: key };
  });
  return withManifest(changed, { sides: named });
}

/** The words in the column `side` of rows, each once. */
export function sideWords(draft: Draft, file: string, rows: readonly number[]): string[] {
  const asked = new Set(rows);
  const said = recordsIn(draft, file).flatMap(({ row, cells }) => (asked.has(row) ? cells.side || [] : []));
  return [...new Set(said)];
}
