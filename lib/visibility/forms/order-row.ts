import { type Column, emptyRow, inSentence, isFor, namesOf, type Reader, said } from './columns';
import { type LineWords, type OrderColumn, type OrderColumns, orderColumns } from './order-columns';

/** What follows from the table of the order sheet for a row of it. */

export const emptyLine: LineWords = emptyRow(orderColumns);

/** A column by its name, as any column. */
export const orderColumn = (name: OrderColumn): Column => orderColumns[name];

/** Columns that are told by names: the counters picked, with the words beside them. */
type ByName = 'counterIds' | 'grouping' | 'supportIds' | 'supportText';
const byName: readonly string[] = ['counterIds', 'grouping', 'supportIds', 'supportText'] satisfies ByName[];

/** Columns that a reader is told as they are written. */
type ToldAsWritten<To extends Reader> = {
  [Name in OrderColumn]: OrderColumns[Name] extends { notFor: readonly (infer Not)[] }
    ? To extends Not
      ? never
      : Name
    : Name;
}[Exclude<OrderColumn, ByName>];
export const toldAsWritten = <To extends Reader>(to: To) =>
  namesOf(orderColumns).filter(
    (name) => !byName.includes(name) && isFor(to, orderColumns[name]),
  ) as ToldAsWritten<To>[];

/** A row as another HQ reads it: names and words, no ids. */
export interface CopyLine extends Pick<LineWords, ToldAsWritten<'copy'>> {
  units: string;
  support: string;
}

/** The columns that lie below the supporting elements. */
export type ExtraColumn = {
  [Name in OrderColumn]: OrderColumns[Name] extends { isExtra: true } ? Name : never;
}[OrderColumn];
export const extraColumns = namesOf(orderColumns).filter((name) => orderColumn(name).isExtra) as ExtraColumn[];

/** What the extras of a row say to a reader: `Air support`, `Interdict at 746 779`. */
export const extrasSaid = (row: Partial<LineWords>, to: Reader): string[] =>
  extraColumns.flatMap((name) => (isFor(to, orderColumn(name)) ? said(orderColumn(name), row[name]) || [] : []));

/** What is circled and ticked on a row and what its extras say: `Hold`, `Tact`, `Stand fast`, `Air support`. `to` left out: to its team. */
export const marksSaid = (row: Partial<LineWords>, to?: Reader): string[] =>
  namesOf(orderColumns).flatMap((name) =>
    to && !isFor(to, orderColumn(name)) ? [] : said(orderColumn(name), row[name]) || [],
  );

/** The same in a line of Control's: `Hold`, `Tact`, `stand fast`, `air support`. */
export const marksInLine = (row: Partial<LineWords>): string[] =>
  namesOf(orderColumns).flatMap((name) => {
    const column = orderColumn(name);
    const words = isFor('control', column) ? said(column, row[name]) : '';
    return words && column.kind !== 'choice' ? inSentence(words) : words || [];
  });
