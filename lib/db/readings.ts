import { db } from './client';
import type { LineNote, PaperSheet, SheetReading } from './generated/client';
import type { Tx } from './transaction';

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
  row: Omit<PaperSheet, 'version' | 'lines'> & { lines: object[]; seen: number },
): Promise<PaperSheet | null> {
  const { seen, ...data } = row;
  const where = { gameId_teamId_turn: { gameId: row.gameId, teamId: row.teamId, turn: row.turn } };
  const stored = await tx.paperSheet.findUnique({ where });
  if ((stored?.version ?? 0) !== seen) return null;
  return tx.paperSheet.upsert({ where, create: { ...data, version: 1 }, update: { ...data, version: seen + 1 } });
}

export const dropPaper = (tx: Tx, gameId: string, teamId: string, turn: number) =>
  tx.paperSheet.deleteMany({ where: { gameId, teamId, turn } });

/** A copy a team asked to be carried, or null. */
export const copyWaiting = (tx: Tx, gameId: string, copyId: string) =>
  tx.sheetCopy.findFirst({ where: { id: copyId, gameId } });
export const copyHandled = (tx: Tx, copyId: string) => tx.copyHandling.findUnique({ where: { copyId } });

/** Everything Control has noted on the sheets of a turn. */
export const readingsOf = (gameId: string, sheetIds: string[]) =>
  db().sheetReading.findMany({ where: { gameId, sheetId: { in: sheetIds } } });
export const notesOf = (sheetId: string) => db().lineNote.findMany({ where: { sheetId } });
export const papersOf = (gameId: string, turn: number) => db().paperSheet.findMany({ where: { gameId, turn } });
export const handledOf = (gameId: string, copyIds: string[]) =>
  db().copyHandling.findMany({ where: { gameId, copyId: { in: copyIds } } });
