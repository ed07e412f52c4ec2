import { inSentence, isFor, namesOf, type Reader, said } from './columns';
import { type LineWords, type OrderColumn, type OrderColumns, orderColumns } from './order-columns';
import { orderColumn } from './order-row';

/** The parts of a row of the order sheet that others than its team are told. */

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

/** The circled and ticked words of a row and its extras, in a line of Control's: `Hold`, `Tact`, `stand fast`, `air support`. */
export const marksInLine = (row: Partial<LineWords>): string[] =>
  namesOf(orderColumns).flatMap((name) => {
    const column = orderColumn(name);
    const words = isFor('control', column) ? said(column, row[name]) : '';
    return words && column.kind !== 'choice' ? inSentence(words) : words || [];
  });
