import type { Draft } from '../draft/draft';
import { followingCells, freeId, shortNameOf } from '../order-of-battle/unit-rows';
import { scenarioTables } from '../scenario-tables';
import { type Cells, manifestIn, recordsIn, rewritten } from './rows';
import { withMarks } from './settle-ours';
import { commonest } from './settle-teams';

const { file } = scenarioTables.units;

/** Columns of the units that no row may leave empty, and of which something follows from the others. */
const needed = [
  'id',
  'side',
  'team',
  'corps',
  'division',
  'formation',
  'shortName',
  'nation',
  'echelon',
  'arrivalTurn',
  'entry',
  'carriage',
  'mover',
  'isFlexible',
  'stepsLost',
];

/** The name of a team, or else of a side: what all units of it belong to, where nobody says more. */
function wholesOf(draft: Draft): (unit: Cells) => string {
  const teams = new Map(recordsIn(draft, scenarioTables.teams.file).map(({ cells }) => [cells.key, cells.name]));
  const { sides } = manifestIn(draft);
  const names = new Map(
    (Array.isArray(sides) ? sides : []).map((side: { key?: unknown; name?: unknown }) => [side?.key, side?.name]),
  );
  return ({ team, side }) => {
    const name = (team && teams.get(team)) || (side && names.get(side));
    return typeof name === 'string' ? name : '';
  };
}

/** All units get what follows from the rest of them, in every column that they leave empty and may not, marked as ours. */
export function withFollowing(draft: Draft): Draft {
  const all = recordsIn(draft, file);
  const units = all.map(({ cells }) => cells);
  const rows = all.flatMap(({ row, cells }) => (needed.some((column) => !cells[column]) ? row : []));
  const teams = recordsIn(draft, scenarioTables.teams.file).map(({ cells }) => cells);
  const ids = new Set(units.map(({ id = '' }) => id));
  const shortNames = new Set(units.map(({ shortName = '' }) => shortName));
  const { openingTurn } = manifestIn(draft);
  const wholeOf = wholesOf(draft);
  const sideOf = (unit: Cells) => unit.side || (teams.find(({ key }) => key === unit.team)?.side ?? '');
  const teamOf = (side: string): string => {
    const own = teams.filter((team) => team.side === side);
    return own.length === 1 ? (own[0]!.key ?? '') : '';
  };
  const nationOf = (side: string) => commonest(units.flatMap((unit) => (unit.side === side ? unit.nation || [] : [])));
  return rewritten(draft, file, rows, (unit) => {
    const side = sideOf(unit);
    const put: Record<string, string> = { ...followingCells(unit, wholeOf({ ...unit, side })) };
    const marks = Object.keys(put);
    const may = (column: string, text: string) => {
      if (!unit[column] && text !== '') put[column] = text;
    };
    may('side', side);
    may('team', teamOf(side));
    may('nation', nationOf(side));
    may('arrivalTurn', typeof openingTurn === 'number' ? `${openingTurn}` : '1');
    if (!unit.id) put.id = freeId(ids);
    if (!unit.shortName && unit.name) {
      put.shortName = shortNameOf(unit.name, shortNames);
      shortNames.add(put.shortName);
      marks.push('shortName');
    }
    if (put.arrivalTurn) marks.push('arrivalTurn');
    return { ...put, ours: withMarks(unit.ours, marks) };
  });
}

/** Units get ids that no other has: `U001`. */
export function numbered(draft: Draft, rows: readonly number[]): Draft {
  const ids = new Set(recordsIn(draft, file).map(({ cells: { id = '' } }) => id));
  return rewritten(draft, file, rows, () => ({ id: freeId(ids) }));
}

/** Units get names for their counters, 12 letters at most, that no other has. */
export function shortened(draft: Draft, rows: readonly number[]): Draft {
  const asked = new Set(rows);
  const taken = new Set(
    recordsIn(draft, file).flatMap(({ row, cells: { shortName = '' } }) => (asked.has(row) ? [] : shortName)),
  );
  return rewritten(draft, file, rows, ({ name = '', shortName: before = '', ours }) => {
    const shortName = shortNameOf(name || before, taken);
    taken.add(shortName);
    return { shortName, ours: withMarks(ours, ['shortName']) };
  });
}

/** Figures with a decimal comma get a point, in one column of a table. */
export const withPoints = (draft: Draft, of: string, column: string, rows: readonly number[]): Draft =>
  rewritten(draft, of, rows, (cells) => {
    const text = cells[column] ?? '';
    return isDecimalComma(text) ? { [column]: text.replace(',', '.') } : {};
  });

/** True for a figure with a decimal comma. */
export const isDecimalComma = (text: string): boolean => /^-?\d{1,6},\d+$/.test(text);
