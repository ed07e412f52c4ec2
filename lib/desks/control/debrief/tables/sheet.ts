import { cellOf } from '@/lib/scenario/draft/written-draft';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';

/** A row of a table by its columns; what stands in a cell is written as a scenario's tables have it. */
export type SheetRow<Column extends string> = Partial<Record<Column, unknown>>;

/** A table as a sheet: its headings, then its rows. */
export const sheetFrom = <const Column extends string>(
  name: string,
  columns: readonly Column[],
  rows: readonly SheetRow<NoInfer<Column>>[],
): TableSheet => ({
  name,
  rows: [[...columns], ...rows.map((row) => columns.map((column) => cellOf(rounded(row[column])) ?? ''))],
});

/** A figure to six places, as a spreadsheet takes it for one; what is not there is an empty cell. */
const rounded = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : (value ?? null);

/** Rows by turn, and then as they are. */
export const byTurn = <Row extends { turn?: unknown }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => Number(one.turn) - Number(other.turn));
