import { nanoid } from 'nanoid';
import type { LineWrite } from '@/lib/visibility/order-form';
import { db } from './client';
import type { OrderLine, OrderSheet, Prisma } from './generated/client';
import type { Tx } from './transaction';

/** TEAM rows: what a team wrote. Every read and write here names the team. */

export type SheetWithLines = OrderSheet & { lines: OrderLine[] };

const lines = { orderBy: [{ position: 'asc' }, { id: 'asc' }] } satisfies Prisma.OrderSheet$linesArgs;

/** The sheets of one team for the given turns, rows in order. */
export const sheetsOf = (gameId: string, teamId: string, turns: number[]) =>
  db().orderSheet.findMany({
    where: { gameId, teamId, turn: { in: turns } },
    include: { lines, asks: { orderBy: { askedAt: 'desc' }, take: 1 } },
  });

/** The team's sheet for a turn, made if there is none, and held until the transaction ends. */
export async function holdSheet(tx: Tx, gameId: string, teamId: string, turn: number): Promise<SheetWithLines> {
  await tx.$executeRaw`
    INSERT INTO "OrderSheet" (id, "gameId", "teamId", turn) VALUES (${nanoid()}, ${gameId}, ${teamId}, ${turn})
    ON CONFLICT ("gameId", "teamId", turn) DO UPDATE SET version = "OrderSheet".version`;
  return tx.orderSheet.findUniqueOrThrow({
    where: { gameId_teamId_turn: { gameId, teamId, turn } },
    include: { lines },
  });
}

/** A sheet of this game, held until the transaction ends; null when there is none. */
export async function holdSheetById(tx: Tx, gameId: string, sheetId: string): Promise<SheetWithLines | null> {
  await tx.$queryRaw`SELECT id FROM "OrderSheet" WHERE id = ${sheetId} AND "gameId" = ${gameId} FOR UPDATE`;
  return tx.orderSheet.findFirst({ where: { id: sheetId, gameId }, include: { lines } });
}

/** Replaces all rows of a sheet. */
export async function putLines(tx: Tx, sheetId: string, rows: OrderLine[]): Promise<void> {
  await tx.orderLine.deleteMany({ where: { sheetId } });
  if (rows.length > 0) await tx.orderLine.createMany({ data: rows });
}

export const writeLine = (tx: Tx, row: OrderLine) =>
  tx.orderLine.upsert({ where: { id: row.id }, create: row, update: row });

export const dropLines = (tx: Tx, sheetId: string, ids: string[]) =>
  tx.orderLine.deleteMany({ where: { sheetId, id: { in: ids } } });

export const updateSheet = (
  tx: Tx,
  sheetId: string,
  data: Prisma.OrderSheetUncheckedUpdateInput,
): Promise<SheetWithLines> =>
  tx.orderSheet.update({ where: { id: sheetId }, data: { ...data, version: { increment: 1 } }, include: { lines } });

/** A row as written, as a row of the table. */
export const lineRow = (sheetId: string, line: LineWrite, writtenBy: string): OrderLine => ({
  ...line,
  sheetId,
  writtenBy,
  version: line.version + 1,
});

/** Whether an id is already a row of some other sheet. */
export const linesElsewhere = (tx: Tx, sheetId: string, ids: string[]): Promise<number> =>
  tx.orderLine.count({ where: { id: { in: ids }, sheetId: { not: sheetId } } });

/** The answers a team gave, and the copies it asked Control to carry. */
export const answersOf = (gameId: string, teamId: string) => db().queryAnswer.findMany({ where: { gameId, teamId } });
export const sentCopiesOf = (gameId: string, teamId: string, sheetIds: string[]) =>
  db().sheetCopy.findMany({ where: { gameId, teamId, sheetId: { in: sheetIds } }, orderBy: { requestedAt: 'asc' } });

export const writeAnswer = (tx: Tx, data: Prisma.QueryAnswerUncheckedCreateInput) => tx.queryAnswer.create({ data });
export const writeCopy = (tx: Tx, data: Prisma.SheetCopyUncheckedCreateInput) => tx.sheetCopy.create({ data });
export const writeAsk = (tx: Tx, data: Prisma.SheetAskUncheckedCreateInput) => tx.sheetAsk.create({ data });
