import { sheetRefusals } from '@/lib/adjudication/orders';
import type { OwnCounter } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { capital } from '@/lib/text';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import { rowName } from './sheet-view';

/**
 * Checks that every row of a sheet has all that §5 asks for: who, what, one action and, unless it holds, one movement;
 * and no unit twice. Refuses with the row and the column, in the words of the sheet.
 */
export function checkOrderSheet(lines: readonly LineWrite[], allowsRest: boolean): void {
  const taken = new Map<string, string>();
  for (const [i, line] of lines.entries()) {
    const row = rowName(lines, line);
    const bad = (column: keyof LineWrite, message: string) =>
      refusal('badInput', `${capital(row)}: ${message}`, { field: `lines.${i}.${column}` });
    if (line.counterIds.length === 0) throw bad('counterIds', 'name at least one of your units.');
    if (!line.action) throw bad('action', 'circle one action.');
    // A unit that holds stays where it is: it needs no movement.
    if (!line.posture && line.action !== 'hold') throw bad('posture', 'circle one movement.');
    const [wrong] = sheetRefusals({ ...line, allowsRest });
    if (wrong) throw bad(sheetWords[wrong].column, sheetWords[wrong].message);
    for (const id of line.counterIds) {
      const other = taken.get(id);
      if (other)
        throw bad(
          'counterIds',
          other === row ? 'the same unit stands here twice.' : `one of these units stands in ${other} already.`,
        );
      taken.set(id, row);
    }
  }
}

/** The words for a row that its own words rule out, and the column to put right. */
const sheetWords = {
  restWhereThereIsNone: {
    column: 'posture',
    message: 'there is no rest in this battle. Circle Tact or Non-Tact.',
  },
  standFastWithoutHold: { column: 'standFast', message: 'only a unit that holds can be told to stand fast.' },
} as const;

/** The counters that rows name; refused where one is not the team's own, without a word on whose it is or whether there is one. */
export const mayName = ({ areOwn, counters }: { areOwn: boolean; counters: OwnCounter[] }): OwnCounter[] => {
  if (!areOwn) throw refusal('badInput', 'A row names a unit that is not yours.', { field: 'lines' });
  return counters;
};

/** Refuses orders to, or support from, what its HQ has been told is lost; with the row and the column. */
export const mayOrder = (lines: readonly LineWrite[], counters: readonly OwnCounter[]): void =>
  lostOn(lines, counters, ['counterIds', 'supportIds'], 'takes no more orders');

/** Refuses rows that name a lost one of these counters in one of these columns. `so` is what follows from its being lost. */
export function lostOn<Column extends string, Row extends { position: number } & Record<Column, readonly string[]>>(
  lines: readonly Row[],
  counters: readonly OwnCounter[],
  columns: readonly Column[],
  so: string,
): void {
  const lost = counters.filter(({ isLost }) => isLost);
  for (const [i, line] of lines.entries()) {
    for (const column of columns) {
      const gone = lost.find(({ id }) => line[column].includes(id));
      if (!gone) continue;
      const message = `${capital(rowName(lines, line))}: ${gone.name} is lost, and ${so}. Take it off the row.`;
      throw refusal('badInput', message, { field: `lines.${i}.${column}` });
    }
  }
}

/** Rows without what is lost: a row all of whose units are lost is left out. */
export function withoutLost<Row extends Pick<LineWrite, 'counterIds' | 'supportIds'>>(
  rows: readonly Row[],
  counters: readonly Pick<OwnCounter, 'id' | 'isLost'>[],
): Row[] {
  const left = (ids: readonly string[]) => ids.filter((id) => !counters.some((one) => one.isLost && one.id === id));
  return rows.flatMap((row) => {
    const counterIds = left(row.counterIds);
    if (counterIds.length === 0 && row.counterIds.length > 0) return [];
    return [{ ...row, counterIds, supportIds: left(row.supportIds) }];
  });
}
