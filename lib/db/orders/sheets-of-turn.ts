import type { ConflictException, OrderLine, OrderSheet } from '@/lib/db/generated/client';
import type { ReadingState } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. All the sheets of a turn at once. */

/** A handed-in row with whose it is. */
export type HandedInRow = OrderLine & { teamId: string };

/** Every row of a turn's handed-in sheets, sheet by sheet. */
export async function handedInRows(gameId: string, turn: number): Promise<HandedInRow[]> {
  const sheets = await db().orderSheet.findMany({
    where: { gameId, turn, state: 'submitted' },
    select: { teamId: true, lines: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    orderBy: { teamId: 'asc' },
  });
  return sheets.flatMap(({ teamId, lines }) => lines.map((line) => ({ ...line, teamId })));
}

/** The crossings that rows are read to go over, by row. */
export async function crossingsRead(gameId: string, lineIds: readonly string[]): Promise<Map<string, string[]>> {
  const notes = await db().lineNote.findMany({
    where: { gameId, lineId: { in: [...lineIds] }, crossingIds: { isEmpty: false } },
    select: { lineId: true, crossingIds: true },
  });
  return new Map(notes.map(({ lineId, crossingIds }) => [lineId, crossingIds]));
}

/** The units that attack in a combat of a turn. */
export async function attackersOf(gameId: string, turn: number): Promise<Set<string>> {
  const parts = await db().combatUnit.findMany({
    where: { gameId, turn, role: 'attacker', isArtillery: false },
    select: { unitId: true },
  });
  return new Set(parts.map(({ unitId }) => unitId));
}

/** The units that defended in a combat of a turn that was ruled a Total success (OC-52). */
export async function overwhelmedIn(gameId: string, turn: number): Promise<Set<string>> {
  const parts = await db().combatUnit.findMany({
    where: {
      gameId,
      turn,
      role: 'defender',
      isArtillery: false,
      combat: { state: 'ruled', ruling: { path: ['result'], equals: 'totalSuccess' } },
    },
    select: { unitId: true },
  });
  return new Set(parts.map(({ unitId }) => unitId));
}

/** The rows of a turn that Control has asked about. */
export async function linesAsked(gameId: string, turn: number): Promise<Set<string>> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT l.id FROM "IssuedQuery" q JOIN "OrderLine" l ON l."sheetId" = q."sheetId" AND l."writtenAs" = q."lineId"
    WHERE q."gameId" = ${gameId} AND q.turn = ${turn}`;
  return new Set(rows.map(({ id }) => id));
}

/** The conflicts of a turn that Control lets stand. */
export const exceptionsOf = (gameId: string, turn: number, tx: Tx = db()): Promise<ConflictException[]> =>
  tx.conflictException.findMany({ where: { gameId, turn } });

/** Writes that Control lets a conflict stand; whether it was the first to. */
export const writeException = async (tx: Tx, row: ConflictException): Promise<boolean> =>
  (await tx.conflictException.createMany({ data: [row], skipDuplicates: true })).count > 0;

/** A handed-in order sheet with its rows and how far its reading is. */
export interface SheetHandedIn extends Pick<OrderSheet, 'id' | 'teamId' | 'turn'> {
  state: ReadingState | null;
  version: number;
  lines: OrderLine[];
}

/** The handed-in order sheets of a turn, and of each team the last of an earlier turn that was accepted. */
export async function sheetsAndBefore(
  gameId: string,
  turn: number,
  tx: Tx = db(),
): Promise<{ now: SheetHandedIn[]; before: Map<string, SheetHandedIn> }> {
  const ids = await tx.$queryRaw<{ id: string; state: ReadingState | null; version: number | null }[]>`
    (SELECT s.id, r.state::text AS state, r.version FROM "OrderSheet" s LEFT JOIN "SheetReading" r ON r."sheetId" = s.id
     WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted')
    UNION ALL
    (SELECT DISTINCT ON (s."teamId") s.id, r.state::text AS state, r.version
     FROM "OrderSheet" s JOIN "SheetReading" r ON r."sheetId" = s.id
     WHERE s."gameId" = ${gameId} AND s.turn < ${turn} AND s.state = 'submitted' AND r.state = 'accepted'
     ORDER BY s."teamId", s.turn DESC)`;
  const readings = new Map(ids.map((row) => [row.id, row]));
  const sheets = await tx.orderSheet.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    select: { id: true, teamId: true, turn: true, lines: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    orderBy: { id: 'asc' },
  });
  const all = sheets.map((sheet): SheetHandedIn => {
    const { state, version } = readings.get(sheet.id)!;
    return { ...sheet, state, version: version ?? 0 };
  });
  return {
    now: all.filter((sheet) => sheet.turn === turn),
    before: new Map(all.filter((sheet) => sheet.turn < turn).map((sheet) => [sheet.teamId, sheet])),
  };
}

/** The sheets of a turn with a question that is not answered. */
export async function sheetsAsked(gameId: string, turn: number, tx: Tx = db()): Promise<Set<string>> {
  const queries = await tx.issuedQuery.findMany({
    where: { gameId, turn, answer: null },
    select: { sheetId: true },
  });
  return new Set(queries.map(({ sheetId }) => sheetId));
}

/** The number of order sheets that teams have begun, in any turn. */
export const countSheetsBegun = (gameId: string): Promise<number> => db().orderSheet.count({ where: { gameId } });
