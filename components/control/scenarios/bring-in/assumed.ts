import { columnLabel } from '@/lib/scenario/guide/column-labels';
import { unitRows } from '@/lib/scenario/order-of-battle/unit-rows';
import { listed } from '@/lib/text';
import type { Around } from './around';
import type { Matching } from './matching';

/** Rows of units, in which the console has filled in what they do not say: numbers, names for counters, where they belong, how they get along, their team. */
export interface Filled {
  rows: string[][];
  /** The note names the columns that were filled in; null: none was. */
  note: string | null;
}

const none: { kind: string } = { kind: 'none' };

/** Fills the columns of units that nothing was brought for, as far as that follows from the others. What was brought stays. */
export function filledUnits(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  matching: Matching,
  { there, teams, called }: { there: readonly (readonly string[])[] } & Pick<Around, 'teams' | 'called'>,
): Filled {
  const isBrought = (heading: string) => (matching[heading]?.origin ?? none).kind !== 'none';
  const records = there.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
  const said = rows.map((row, at) => ({
    line: at + 1,
    cells: Object.fromEntries(headings.flatMap((heading, i) => (row[i] ? [[heading, row[i]!]] : []))),
  }));
  const [onlyNation = '', ...otherNations] = new Set((called.nation ?? []).map(({ id }) => id));
  const nation = otherNations.length === 0 ? onlyNation : '';
  const nameOf = (column: 'team' | 'side', id = '') => called[column]?.find((one) => one.id === id)?.name || id;
  const wholeOf = ({ team, side }: Readonly<Record<string, string>>) => nameOf('team', team) || nameOf('side', side);
  const filled = unitRows(said, headings, records, { side: '', team: '', nation, arrivalTurn: '1', wholeOf });
  const put = new Set<string>();
  const out = rows.map((row, at) =>
    headings.map((heading, i) => {
      if (isBrought(heading)) return row[i] ?? '';
      const text =
        heading === 'team'
          ? teamOf(said[at]!.cells.side ?? '', teams)
          : heading === 'ours'
            ? oursOf(filled[at]![i] ?? '', isBrought)
            : (filled[at]![i] ?? '');
      if (text !== '' && heading !== 'ours') put.add(heading);
      return text;
    }),
  );
  return {
    rows: out,
    note:
      put.size > 0
        ? `Put in of itself, as far as it follows from the rest, and marked as ours: ${listed([...put].map(columnLabel))}.`
        : null,
  };
}

/** The columns that are ours in a row, without those that the file has. */
const oursOf = (ours: string, isBrought: (column: string) => boolean): string =>
  ours
    .split('; ')
    .filter((column) => !isBrought(column))
    .join('; ');

/** The team of a side that has one alone. */
function teamOf(side: string, teams: Around['teams']): string {
  const own = teams.filter((team) => team.side === side);
  return own.length === 1 ? own[0]!.id : '';
}
