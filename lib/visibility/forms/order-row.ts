import { type Column, emptyRow, inSentence, isFor, namesOf, type Reader, said } from './columns';
import { type LineWords, type OrderColumn, type OrderColumns, orderColumns } from './order-columns';

/** Functions that follow from the table of the order sheet for one row. */

export const emptyLine: LineWords = emptyRow(orderColumns);

/** A column by its name, as any column. */
export const orderColumn = (name: OrderColumn): Column => orderColumns[name];

/** The columns that lie below the supporting elements. */
export type ExtraColumn = {
  [Name in OrderColumn]: OrderColumns[Name] extends { isExtra: true } ? Name : never;
}[OrderColumn];
export const extraColumns = namesOf(orderColumns).filter((name) => orderColumn(name).isExtra) as ExtraColumn[];

/** The words of columns of a row for a reader, one after the other. `to` left out: to its team. */
const saidBy = (names: readonly OrderColumn[], row: Partial<LineWords>, to?: Reader): string[] =>
  names.flatMap((name) => (to && !isFor(to, orderColumn(name)) ? [] : said(orderColumn(name), row[name]) || []));

/** The words of the extras of a row: `Air support`, `Interdict at 746 779`. */
export const extrasSaid = (row: Partial<LineWords>, to?: Reader): string[] => saidBy(extraColumns, row, to);

/** Says where the writer of a row sends it, and how they said so: `Confirmed: to 745 782`; empty where nobody has. */
export function goalSaid(row: Partial<LineWords>): string {
  const [how, where] = saidBy(['goalBy', 'goal'], row);
  return [how, where && inSentence(where)].filter(Boolean).join(': ');
}

/** The circled and ticked words of a row and its extras: `Hold`, `Tact`, `Stand fast`, `Air support`. */
export const marksSaid = (row: Partial<LineWords>, to?: Reader): string[] => saidBy(namesOf(orderColumns), row, to);

/** A reading hangs on these columns. */
const readColumns: readonly OrderColumn[] = ['counterIds', 'orders', 'action'];

/** Adds to an edit of a row that nobody has confirmed any more how it is read; an arrow that its writer drew stays. */
export const withGoal = ({ goalBy }: LineWords, patch: Partial<LineWords>): Partial<LineWords> =>
  goalBy && goalBy !== 'drawn' && readColumns.some((name) => name in patch)
    ? { goalBy: null, goal: '', ...patch }
    : patch;
