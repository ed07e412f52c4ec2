import type { LineNote, PaperSheet, SheetReading } from '@/lib/db/generated/client';
import { batched, batchedRows } from '../kernel/batched';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** Control's reading of order sheets: MASTER rows that point at TEAM rows. */

export const readingOf = (tx: Tx, sheetId: string): Promise<SheetReading | null> =>
  tx.sheetReading.findUnique({ where: { sheetId } });

export const noteOf = (tx: Tx, lineId: string): Promise<LineNote | null> =>
  tx.lineNote.findUnique({ where: { lineId } });

export const paperOf = (tx: Tx, gameId: string, teamId: string, turn: number): Promise<PaperSheet | null> =>
  tx.paperSheet.findUnique({ where: { gameId_teamId_turn: { gameId, teamId, turn } } });

/** Keeps the paper sheet as typed so far. `seen` 0: the first words. Null: another hand was quicker. */
export async function keepPaper(
  tx: Tx,
  { gameId, teamId, turn, lines, by, seen }: Omit<PaperSheet, 'version' | 'lines'> & { lines: object[]; seen: number },
): Promise<{ version: number } | null> {
  const [kept] = await tx.$queryRaw<{ version: number }[]>`
    INSERT INTO "PaperSheet" ("gameId", "teamId", turn, lines, by)
    SELECT ${gameId}::text, ${teamId}::text, ${turn}::int, ${JSON.stringify(lines)}::jsonb, ${by}::text
    WHERE ${seen}::int = 0 OR EXISTS (SELECT FROM "PaperSheet" WHERE "gameId" = ${gameId} AND "teamId" = ${teamId} AND turn = ${turn})
    ON CONFLICT ("gameId", "teamId", turn) DO UPDATE SET lines = excluded.lines, by = excluded.by, version = "PaperSheet".version + 1
    WHERE "PaperSheet".version = ${seen}::int
    RETURNING version`;
  return kept ?? null;
}

export const dropPaper = (tx: Tx, gameId: string, teamId: string, turn: number) =>
  tx.paperSheet.deleteMany({ where: { gameId, teamId, turn } });

/** A copy a team asked to be carried, or null. */
export async function copyWaiting(tx: Tx, gameId: string, copyId: string) {
  const copy = await tx.sheetCopy.findFirst({ where: { id: copyId, gameId } });
  const sheet = copy && (await tx.orderSheet.findUnique({ where: { id: copy.sheetId }, select: { turn: true } }));
  return copy && sheet ? { ...copy, turn: sheet.turn } : null;
}
export const copyHandled = (tx: Tx, copyId: string) => tx.copyHandling.findUnique({ where: { copyId } });

/** The state of Control's reading of a sheet; undefined: it has not begun. */
export const readingOfSheet = (gameId: string, sheetId: string): Promise<SheetReading | undefined> =>
  batched(
    `readings of ${gameId}`,
    async (sheetIds) => {
      const readings = await db().sheetReading.findMany({ where: { gameId, sheetId: { in: [...sheetIds] } } });
      return new Map(readings.map((reading) => [reading.sheetId, reading]));
    },
    sheetId,
  );

/** A note on a row: Control's own, or, with the moment it was issued, one for the team, which calls the row `lineId`. */
export type NoteOnSheet = Pick<LineNote, 'lineId' | 'sheetId' | 'text' | 'crossingIds' | 'version'> & {
  issuedAt: Date | null;
};

/** Everything noted on a sheet, by Control for itself and for the team; what the team was told in the order it was. */
export const notesOf = (sheetId: string): Promise<NoteOnSheet[]> =>
  batchedRows(
    'notes',
    (sheetIds) => db().$queryRaw<NoteOnSheet[]>`
      SELECT "lineId", "sheetId", text, "crossingIds", version, NULL::timestamptz AS "issuedAt" FROM "LineNote"
        WHERE "sheetId" = ANY(${[...sheetIds]})
      UNION ALL
      SELECT "lineId", "sheetId", text, ARRAY[]::text[], 0, "issuedAt" FROM "IssuedNote" WHERE "sheetId" = ANY(${[...sheetIds]})
      ORDER BY "issuedAt" NULLS FIRST, "lineId"`,
    (note) => note.sheetId,
    sheetId,
  );
export const papersOf = (gameId: string, turn: number) => db().paperSheet.findMany({ where: { gameId, turn } });
