import { type Column, emptyRow, isFor, namesOf, type Reader, said } from './columns';
import { type LineWords, type OrderColumn, type OrderColumns, orderColumns } from './order-columns';

/** What follows from the table of the order sheet for a row of it. */

export const emptyLine: LineWords = emptyRow(orderColumns);

/** A column by its name, as any column. */
export const orderColumn = (name: OrderColumn): Column => orderColumns[name];

/** The columns that lie below the supporting elements. */
export type ExtraColumn = {
  [Name in OrderColumn]: OrderColumns[Name] extends { isExtra: true } ? Name : never;
}[OrderColumn];
export const extraColumns = namesOf(orderColumns).filter((name) => orderColumn(name).isExtra) as ExtraColumn[];

/** What columns of a row say to a reader, one after the other. `to` left out: to its team. */
const saidBy = (names: readonly OrderColumn[], row: Partial<LineWords>, to?: Reader): string[] =>
  names.flatMap((name) => (to && !isFor(to, orderColumn(name)) ? [] : said(orderColumn(name), row[name]) || []));

/** What the extras of a row say: `Air support`, `Interdict at 746 779`. */
export const extrasSaid = (row: Partial<LineWords>, to?: Reader): string[] => saidBy(extraColumns, row, to);

/** What stands beside the words of a row that is handed in: its extras, and where its writer said that it goes: `Confirmed`, `To 745 782`. */
export const saidOnPaper = (row: Partial<LineWords>): string[] => [
  ...extrasSaid(row, 'print'),
  ...saidBy(['goalBy', 'goal'], row),
];

/** What is circled and ticked on a row and what its extras say: `Hold`, `Tact`, `Stand fast`, `Air support`. */
export const marksSaid = (row: Partial<LineWords>, to?: Reader): string[] => saidBy(namesOf(orderColumns), row, to);
