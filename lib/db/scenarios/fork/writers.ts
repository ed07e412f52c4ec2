import type { Row } from './read-game';

/** Columns that name who did something: `by`, `writtenBy`, `seatLabel`. How a team is played, what slowed a unit and how a goal was said name nobody. */
const namesSomebody = /^(by|(?!playedBy$|slowedBy$|goalBy$)[a-z]+By|seatLabel)$/;

/** A row without the names of those who wrote it; what lies in its truth and its lines included. */
export function withoutWriters(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]): [string, unknown] => {
      if (namesSomebody.test(column)) return [column, typeof value === 'string' ? '' : value];
      if (column === 'before' || column === 'after') return [column, isRow(value) ? withoutWriters(value) : value];
      if (column === 'lines' && Array.isArray(value))
        return [column, value.map((line) => (isRow(line) ? withoutWriters(line) : line))];
      return [column, value];
    }),
  );
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
