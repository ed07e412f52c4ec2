import { nanoid } from 'nanoid';
import type { LineWrite } from '@/lib/visibility/order-form';
import { db } from './client';
import type { OrderLine, OrderSheet, Prisma, QueryAnswer, SheetCopy } from './generated/client';
import type { AsJson } from './issued';
import type { Tx } from './transaction';

/** TEAM rows: what a team wrote. Every read and write here names the team. */

export type SheetWithLines = OrderSheet & { lines: OrderLine[] };

const lines = { orderBy: [{ position: 'asc' }, { id: 'asc' }] } satisfies Prisma.OrderSheet$linesArgs;

/** What a team wrote that lies on its desk: the sheets of this turn, the one before and the next, answers, copies sent. */
export interface TeamPapers {
  sheets: (AsJson<OrderSheet> & { lines: OrderLine[]; askedAt: string | null })[];
  answers: AsJson<QueryAnswer>[];
  sent: AsJson<SheetCopy>[];
}

/** In one look, by game and team. `turn` is the turn under way. */
export async function teamPapers(gameId: string, teamId: string, turn: number): Promise<TeamPapers> {
  const [papers] = await db().$queryRaw<TeamPapers[]>`
    WITH sheet AS (
      SELECT s.*,
        (SELECT coalesce(json_agg(row_to_json(l) ORDER BY l.position, l.id), '[]') FROM "OrderLine" l WHERE l."sheetId" = s.id) AS lines,
        (SELECT max(a."askedAt") FROM "SheetAsk" a WHERE a."sheetId" = s.id) AS "askedAt"
      FROM "OrderSheet" s
      WHERE s."gameId" = ${gameId} AND s."teamId" = ${teamId} AND s.turn BETWEEN ${turn - 1} AND ${turn + 1}
    )
    SELECT
      (SELECT coalesce(json_agg(row_to_json(sheet) ORDER BY turn), '[]') FROM sheet) AS sheets,
      (SELECT coalesce(json_agg(row_to_json(a)), '[]') FROM "QueryAnswer" a WHERE a."gameId" = ${gameId} AND a."teamId" = ${teamId}) AS answers,
      (SELECT coalesce(json_agg(row_to_json(c) ORDER BY c."requestedAt", c.id), '[]') FROM "SheetCopy" c
       WHERE c."gameId" = ${gameId} AND c."teamId" = ${teamId} AND c."sheetId" IN (SELECT id FROM sheet)) AS sent`;
  return papers!;
}

/** The team's sheet for a turn, made if there is none, and held until the transaction ends. */
export async function holdSheet(tx: Tx, gameId: string, teamId: string, turn: number): Promise<SheetWithLines> {
  const [sheet] = await tx.$queryRaw<OrderSheet[]>`
    INSERT INTO "OrderSheet" (id, "gameId", "teamId", turn) VALUES (${nanoid()}, ${gameId}, ${teamId}, ${turn})
    ON CONFLICT ("gameId", "teamId", turn) DO UPDATE SET version = "OrderSheet".version RETURNING *`;
  return { ...sheet!, lines: await linesOf(tx, sheet!.id) };
}

const linesOf = (tx: Tx, sheetId: string): Promise<OrderLine[]> =>
  tx.$queryRaw<OrderLine[]>`SELECT * FROM "OrderLine" WHERE "sheetId" = ${sheetId} ORDER BY position, id`;

/** A sheet of this game, held until the transaction ends; null when there is none. */
export async function holdSheetById(tx: Tx, gameId: string, sheetId: string): Promise<SheetWithLines | null> {
  await tx.$queryRaw`SELECT id FROM "OrderSheet" WHERE id = ${sheetId} AND "gameId" = ${gameId} FOR UPDATE`;
  return tx.orderSheet.findFirst({ where: { id: sheetId, gameId }, include: { lines } });
}

/** Replaces all rows of a sheet: those not among `rows` go. */
export async function putLines(tx: Tx, sheetId: string, rows: OrderLine[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM "OrderLine" WHERE "sheetId" = ${sheetId} AND id <> ALL(${rows.map((row) => row.id)})`;
  await writeLines(tx, rows);
}

/** Writes rows, new ones and known ones, in one statement. An id that is a row of another sheet stays there untouched. */
export async function writeLines(tx: Tx, rows: OrderLine[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "OrderLine" SELECT * FROM jsonb_populate_recordset(NULL::"OrderLine", ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, "counterIds" = excluded."counterIds", grouping = excluded.grouping,
      orders = excluded.orders, "supportIds" = excluded."supportIds", "supportText" = excluded."supportText", action = excluded.action,
      posture = excluded.posture, "standFast" = excluded."standFast", "asksForAir" = excluded."asksForAir", "writtenBy" = excluded."writtenBy", version = excluded.version
    WHERE "OrderLine"."sheetId" = excluded."sheetId"`;
}

export const dropLines = (tx: Tx, sheetId: string, ids: string[]) =>
  tx.$executeRaw`DELETE FROM "OrderLine" WHERE "sheetId" = ${sheetId} AND id = ANY(${ids})`;

/** A team's own counter that its HQ has been told is lost. */
export interface LostCounter {
  id: string;
  name: string;
}

/**
 * Whether what is written is the team's to write: every counter its own, no row that stands on another sheet; and which of
 * the counters its HQ has been told are lost.
 */
export async function mayWrite(
  tx: Tx,
  sheet: Pick<OrderSheet, 'id' | 'gameId' | 'teamId'>,
  rows: readonly Pick<OrderLine, 'id' | 'counterIds' | 'supportIds'>[],
): Promise<{ ownCounters: boolean; ownRows: boolean; lost: LostCounter[] }> {
  const counters = [...new Set(rows.flatMap((row) => [...row.counterIds, ...row.supportIds]))];
  const [found] = await tx.$queryRaw<{ counters: number; elsewhere: number; lost: LostCounter[] }[]>`
    SELECT
      (SELECT count(*) FROM "IssuedCounter" WHERE "gameId" = ${sheet.gameId} AND "teamId" = ${sheet.teamId} AND id = ANY(${counters}))::int AS counters,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name) ORDER BY name), '[]') FROM "IssuedCounter"
       WHERE "gameId" = ${sheet.gameId} AND "teamId" = ${sheet.teamId} AND id = ANY(${counters}) AND "isLost") AS lost,
      (SELECT count(*) FROM "OrderLine" WHERE id = ANY(${rows.map((row) => row.id)}) AND "sheetId" <> ${sheet.id})::int AS elsewhere`;
  return { ownCounters: found!.counters === counters.length, ownRows: found!.elsewhere === 0, lost: found!.lost };
}

/** Changes a sheet; `lines` are its rows where the caller knows them, else they are read. */
export async function updateSheet(
  tx: Tx,
  sheetId: string,
  data: Prisma.OrderSheetUncheckedUpdateInput,
  lines?: OrderLine[],
): Promise<SheetWithLines> {
  const sheet = await tx.orderSheet.update({ where: { id: sheetId }, data: { ...data, version: { increment: 1 } } });
  return { ...sheet, lines: lines ?? (await linesOf(tx, sheetId)) };
}

/** A row as written, as a row of the table. */
export const lineRow = (sheetId: string, line: LineWrite, writtenBy: string): OrderLine => ({
  ...line,
  sheetId,
  writtenBy,
  version: line.version + 1,
});

/** The order of rows on a sheet. */
export const byPlace = (a: OrderLine, b: OrderLine): number => a.position - b.position || (a.id < b.id ? -1 : 1);

export const writeAnswer = (tx: Tx, data: Prisma.QueryAnswerUncheckedCreateInput) => tx.queryAnswer.create({ data });
export const writeCopy = (tx: Tx, data: Prisma.SheetCopyUncheckedCreateInput) => tx.sheetCopy.create({ data });
export const writeAsk = (tx: Tx, data: Prisma.SheetAskUncheckedCreateInput) => tx.sheetAsk.create({ data });
