import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import type { WorkbookReading, Worksheet, WorksheetRow } from '@/lib/scenario/workbook/sheet';
import { knownHeadings, type Matching, suggestMatching } from './matching';

/** What was brought and how it is matched so far. */
export interface Brought {
  sheets: readonly Worksheet[];
  /** What should be known of the whole file. */
  notes: readonly string[];
  /** Which of its sheets. */
  sheet: number;
  /** Which of the sheet's filled rows has the headings, from 0. */
  heading: number;
  matching: Matching;
}

/** Headings stand among the first rows of a sheet. */
const headingsWithin = 20;

/** The rows that may be the headings. */
export const mayBeHeadings = (sheet: Worksheet): readonly WorksheetRow[] => sheet.rows.slice(0, headingsWithin);

/** The row of a sheet whose cells are best known as headings; the first where none are. */
function headingOf(columns: readonly ColumnGuide[], sheet: Worksheet): number {
  const known = mayBeHeadings(sheet).map(({ cells }) => knownHeadings(columns, cells));
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** The headings and the rows below them. */
export const rowsOf = ({ sheets, sheet, heading }: Omit<Brought, 'matching'>): (readonly string[])[] =>
  (sheets[sheet]?.rows ?? []).slice(heading).map(({ cells }) => cells);

const matched = (columns: readonly ColumnGuide[], brought: Omit<Brought, 'matching'>): Brought => ({
  ...brought,
  matching: suggestMatching(columns, rowsOf(brought)),
});

/** Begins with a file: the sheet that is called as the table is, or else the first. */
export function broughtOf(
  columns: readonly ColumnGuide[],
  file: string,
  { sheets, notes }: Extract<WorkbookReading, { ok: true }>,
): Brought {
  const table = file.replace(/\.csv$/, '');
  const named = sheets.findIndex(({ name }) => name.toLowerCase() === table);
  return inSheet(columns, { sheets, notes }, Math.max(0, named));
}

/** Takes another sheet of the file. */
export const inSheet = (
  columns: readonly ColumnGuide[],
  { sheets, notes }: Pick<Brought, 'sheets' | 'notes'>,
  sheet: number,
): Brought => matched(columns, { sheets, notes, sheet, heading: headingOf(columns, sheets[sheet]!) });

/** Takes another row of the sheet as its headings. */
export const withHeading = (
  columns: readonly ColumnGuide[],
  { sheets, notes, sheet }: Brought,
  heading: number,
): Brought => matched(columns, { sheets, notes, sheet, heading });
