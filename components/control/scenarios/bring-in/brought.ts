import { asPlace, isInFrame } from '@/lib/geometry';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { toGrid } from '@/lib/scenario/projection';
import type { SetAside, WorkbookReading, Worksheet, WorksheetRow } from '@/lib/scenario/workbook/sheet';
import { plain } from '@/lib/scenario/written-words';
import type { Ground } from '../map/things';
import type { Around } from './around';
import { type Derived, derived } from './derived';
import { knownAs } from './headings';
import { knownHeadings, type Matching, suggestMatching, withPoint } from './matching';
import type { Mgrs } from './places';

/** What was brought and how it is matched so far. */
export interface Brought {
  sheets: readonly Worksheet[];
  /** What should be known of the whole file. */
  notes: readonly string[];
  /** Which of its sheets. */
  sheet: number;
  /** Which of the sheet's filled rows has the headings, from 0. */
  heading: number;
  /** Rows that the spreadsheet sets aside so are left out. */
  leaves: readonly SetAside[];
  /** Longitude and latitude are in each other's place. */
  isSwapped: boolean;
  matching: Matching;
}
type Unmatched = Omit<Brought, 'matching'>;

/** By what the rows are read: the columns of the table, what the scenario says already, and what reads MGRS once it is loaded. */
export interface ReadBy {
  columns: readonly ColumnGuide[];
  around: Around;
  mgrs: Mgrs | null;
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

/** The headings and the rows below them, with what the sheet says in ways of its own as columns. */
export function rowsOf(brought: Unmatched, { around, mgrs }: ReadBy): Derived {
  const { sheets, sheet, heading, leaves, isSwapped } = brought;
  const [headings, ...below] = (sheets[sheet]?.rows ?? []).slice(heading);
  const taken = below.filter(({ setAside }) => !setAside || !leaves.includes(setAside));
  const all = headings ? [headings, ...taken] : [];
  const read = derived(
    all.map(({ cells }) => cells),
    all.map(({ at }) => at),
    { ground: around.ground, mgrs },
  );
  return isSwapped ? { ...read, rows: swappedRows(read.rows) } : read;
}

/** The rows below the headings that the spreadsheet sets aside, by how. */
export const asideIn = ({ sheets, sheet, heading }: Unmatched, how: SetAside): readonly WorksheetRow[] =>
  (sheets[sheet]?.rows ?? []).slice(heading + 1).filter(({ setAside }) => setAside === how);

const placeAt = (rows: Derived['rows']): readonly [lon: number, lat: number] => {
  const headings = (rows[0] ?? []).map(plain);
  return [
    headings.findIndex((heading) => knownAs('lon', heading)),
    headings.findIndex((heading) => knownAs('lat', heading)),
  ];
};

function swappedRows(rows: Derived['rows']): Derived['rows'] {
  const [lon, lat] = placeAt(rows);
  return rows.map((row, i) =>
    i === 0 ? row : row.map((cell, at) => (at === lon ? (row[lat] ?? '') : at === lat ? (row[lon] ?? '') : cell)),
  );
}

/** True where no row lies on the map as it is written, and each does with longitude and latitude swapped. */
export function mayBeSwapped({ rows }: Derived, ground: Ground | null): boolean {
  const [lon, lat] = placeAt(rows);
  if (!ground || lon < 0 || lat < 0) return false;
  const places = rows.slice(1).flatMap((row) => {
    const east = withPoint(row[lon] ?? '');
    const north = withPoint(row[lat] ?? '');
    return east.trim() === '' || north.trim() === '' ? [] : [[Number(east), Number(north)] as const];
  });
  const isOn = (east: number, north: number) =>
    Math.abs(north) < 90 && isInFrame(ground.frame, asPlace(toGrid([east, north], ground.grid)));
  return places.length > 0 && places.every(([east, north]) => !isOn(east, north) && isOn(north, east));
}

const matched = (by: ReadBy, brought: Unmatched): Brought => ({
  ...brought,
  matching: suggestMatching(by.columns, rowsOf(brought, by).rows, by.around.called),
});

/** Begins with a file: the sheet that is called as the table is, or else the first. */
export function broughtOf(
  by: ReadBy,
  file: string,
  { sheets, notes }: Extract<WorkbookReading, { ok: true }>,
): Brought {
  const table = file.replace(/\.csv$/, '');
  const named = sheets.findIndex(({ name }) => name.toLowerCase() === table);
  return inSheet(by, { sheets, notes }, Math.max(0, named));
}

/** Takes another sheet of the file. */
export const inSheet = (by: ReadBy, { sheets, notes }: Pick<Brought, 'sheets' | 'notes'>, sheet: number): Brought =>
  matched(by, {
    sheets,
    notes,
    sheet,
    heading: headingOf(by.columns, sheets[sheet]!),
    leaves: [],
    isSwapped: false,
  });

/** The same, otherwise read: another row has the headings, other rows are left out, longitude and latitude are swapped. */
export const otherwise = (
  by: ReadBy,
  brought: Brought,
  change: Partial<Pick<Brought, 'heading' | 'leaves' | 'isSwapped'>>,
): Brought => matched(by, { ...brought, ...change });
