import type { AirSheetWithLines } from '@/lib/db/air/air-sheets';
import type { AirLine, OrderLine } from '@/lib/db/rows';
import type { SheetWithLines } from '@/lib/db/team/team-rows';
import { only } from '@/lib/values';
import { airColumns } from '@/lib/visibility/forms/air-columns';
import { namesOf } from '@/lib/visibility/forms/columns';
import { orderColumns } from '@/lib/visibility/forms/order-columns';
import type { DeskAirLine, DeskAirSheet, DeskLine, DeskSheet, SheetTheirs } from '@/lib/visibility/player/desk';
import { rowsChangedSince } from '../kernel/rows-changed';

/** A row of an order sheet as its team sees it. */
export const deskLine = (line: OrderLine): DeskLine => ({
  id: line.writtenAs,
  ...only(line, ['position', ...namesOf(orderColumns), 'writtenBy', 'version']),
});

type Time = Date | string;
const iso = (time: Time | null): string | null => (time === null ? null : new Date(time).toISOString());

type Stored<Sheet> = Omit<Sheet, 'submittedAt' | 'updatedAt' | 'begunAt'> & { submittedAt: Time | null };

/** The parts of any sheet that its team sees, beside its rows. */
const paperOf = (sheet: Stored<SheetWithLines> | Stored<AirSheetWithLines>, reading: Time | null) => ({
  ...only(sheet, ['id', 'turn', 'state', 'version', 'isLate']),
  submittedAt: iso(sheet.submittedAt),
  submittedBy: sheet.submittedBy,
  readingAt: iso(reading),
});

/** A sheet as its team sees it. `reading` and `asked` are its receipt and the last time the team asked for it back. */
export const deskSheet = (sheet: Stored<SheetWithLines>, reading: Time | null, asked: Time | null): DeskSheet => ({
  ...paperOf(sheet, reading),
  isFromPaper: sheet.isFromPaper,
  isTakenAsDraft: sheet.isTakenAsDraft,
  askedBackAt: iso(asked),
  lines: sheet.lines.map(deskLine),
  setAside: (sheet.setAside as DeskLine[] | null) ?? [],
});

/** A row of an air request sheet as its team sees it. */
export const deskAirLine = (line: AirLine): DeskAirLine => ({
  id: line.writtenAs,
  ...only(line, ['position', ...namesOf(airColumns), 'writtenBy', 'version']),
});

/** An air request sheet as its team sees it. */
export const deskAirSheet = (sheet: Stored<AirSheetWithLines>, reading: Time | null): DeskAirSheet => ({
  ...paperOf(sheet, reading),
  lines: sheet.lines.map(deskAirLine),
});

/**
 * The changes that somebody else made to a writer's rows since the writer saw them: the rows that are different now,
 * and the ids of those that are gone. Null: nothing. A row of version 0 is new and cannot be gone. Rows go by what
 * their team calls them.
 */
export function sheetChangedSince<Row extends { writtenAs: string; version: number }, Line>(
  stored: readonly Row[],
  seen: readonly { id: string; version: number }[],
  lineOf: (row: Row) => Line,
): SheetTheirs<Line> | null {
  const theirs = rowsChangedSince(stored, seen, ({ writtenAs }) => writtenAs);
  return theirs && { lines: theirs.rows.map(lineOf), gone: theirs.gone };
}

/** True when a sheet is still as its writer saw it. `seen` 0: he saw none, so there must be none. */
export const isAsSeen = (sheet: { version: number }, seen: number): boolean => sheet.version === Math.max(seen, 1);

/** A sheet as the ledger has it: only what `truthOf` lists, and only if it was handed in. */
export const sheetTruth = (sheet: {
  lines: readonly Pick<OrderLine, 'sheetId' | 'writtenAs'>[];
}): Record<string, unknown> => ({
  ...sheet,
  lines: sheet.lines.map(({ sheetId: _, writtenAs: __, ...line }) => line),
});

/** A row in the writer's own count: "row 3". */
export const rowName = <Row extends { position: number }>(lines: readonly Row[], line: Row): string =>
  `row ${[...lines].sort((a, b) => a.position - b.position).indexOf(line) + 1}`;
