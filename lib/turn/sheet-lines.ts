import type { OrderLine } from '@/lib/db/rows';
import type { SheetWithLines } from '@/lib/db/team';
import type { DeskLine, DeskSheet, SheetTheirs } from '@/lib/visibility/desk';
import type { LineWrite } from '@/lib/visibility/order-form';

/** A row of a sheet as its team sees it. */
export const deskLine = (line: OrderLine): DeskLine => ({
  id: line.id,
  position: line.position,
  counterIds: line.counterIds,
  grouping: line.grouping,
  orders: line.orders,
  supportIds: line.supportIds,
  supportText: line.supportText,
  action: line.action,
  posture: line.posture,
  standFast: line.standFast,
  asksForAir: line.asksForAir,
  writtenBy: line.writtenBy,
  version: line.version,
});

type Time = Date | string;
const iso = (time: Time | null): string | null => (time === null ? null : new Date(time).toISOString());

/** A sheet as its team sees it. `reading` and `asked` are its receipt and the last time the team asked for it back. */
export const deskSheet = (
  sheet: Omit<SheetWithLines, 'submittedAt' | 'updatedAt'> & { submittedAt: Time | null },
  reading: Time | null,
  asked: Time | null,
): DeskSheet => ({
  id: sheet.id,
  turn: sheet.turn,
  state: sheet.state,
  version: sheet.version,
  isFromPaper: sheet.isFromPaper,
  isLate: sheet.isLate,
  submittedAt: iso(sheet.submittedAt),
  submittedBy: sheet.submittedBy,
  readingAt: iso(reading),
  askedBackAt: iso(asked),
  lines: sheet.lines.map(deskLine),
  setAside: (sheet.setAside as DeskLine[] | null) ?? [],
});

/**
 * What another hand did to the rows a writer sends, since he saw them: the rows that stand otherwise, and the ids of
 * those that stand no more. Null: nothing. A row of version 0 is new and cannot be gone.
 */
export function changedSince(stored: OrderLine[], seen: { id: string; version: number }[]): SheetTheirs | null {
  const byId = new Map(stored.map((line) => [line.id, line]));
  const lines = seen.flatMap(({ id, version }) => {
    const line = byId.get(id);
    return line && line.version !== version ? [deskLine(line)] : [];
  });
  const gone = seen.filter(({ id, version }) => version > 0 && !byId.has(id)).map(({ id }) => id);
  return lines.length + gone.length > 0 ? { lines, gone } : null;
}

/** Whether a sheet stands as its writer saw it. `seen` 0: he saw none, so nothing may have been written. */
export const isAsSeen = (sheet: { version: number }, seen: number): boolean => sheet.version === Math.max(seen, 1);

/** A sheet as it stands in the ledger: only a sheet handed in stands there. */
export const sheetTruth = (sheet: SheetWithLines) => ({
  teamId: sheet.teamId,
  turn: sheet.turn,
  state: sheet.state,
  isFromPaper: sheet.isFromPaper,
  isLate: sheet.isLate,
  submittedAt: sheet.submittedAt,
  submittedBy: sheet.submittedBy,
  lines: sheet.lines.map(({ sheetId: _, ...line }) => line),
});

/** A row in the writer's own count: "row 3". */
export const rowName = (lines: readonly LineWrite[], line: LineWrite): string =>
  `row ${[...lines].sort((a, b) => a.position - b.position).indexOf(line) + 1}`;
