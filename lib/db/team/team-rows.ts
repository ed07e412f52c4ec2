import type {
  AirLine,
  AirSheet,
  DecisionAnswer,
  IssuedCounter,
  LaidMove,
  Message,
  OrderLine,
  OrderSheet,
  Prisma,
  QueryAnswer,
  SheetCopy,
  TeamMark,
} from '@/lib/db/generated/client';
import { namesOf } from '@/lib/visibility/forms/columns';
import { orderColumns } from '@/lib/visibility/forms/order-columns';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { AsJson } from '../issued/issued';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import { insertRows } from '../kernel/write-rows';
import { rowOf, sheetRows, type WithLines } from '../orders/sheet-rows';

/** TEAM rows: what a team wrote. Every read and write here names the team. */

export type SheetWithLines = WithLines<OrderSheet, OrderLine>;

/**
 * The papers of a team that are on its desk: the sheets of this turn, the one before and the next, answers, copies sent,
 * marks.
 */
export interface TeamPapers {
  sheets: (AsJson<OrderSheet> & { lines: OrderLine[]; askedAt: string | null })[];
  airSheets: (AsJson<AirSheet> & { lines: AirLine[] })[];
  answers: AsJson<QueryAnswer>[];
  sent: AsJson<SheetCopy>[];
  marks: TeamMark[];
  messages: AsJson<Message>[];
  decided: AsJson<DecisionAnswer>[];
  laid: AsJson<LaidMove>[];
}

/** In one look, by game and team. `turn` is the turn under way. */
export async function teamPapers(gameId: string, teamId: string, turn: number): Promise<TeamPapers> {
  const [papers] = await db().$queryRaw<TeamPapers[]>`
    WITH sheet AS (
      SELECT s.*,
        (SELECT coalesce(json_agg(row_to_json(l) ORDER BY l.position, l."writtenAs"), '[]') FROM "OrderLine" l WHERE l."sheetId" = s.id) AS lines,
        (SELECT max(a."askedAt") FROM "SheetAsk" a WHERE a."sheetId" = s.id) AS "askedAt"
      FROM "OrderSheet" s
      WHERE s."gameId" = ${gameId} AND s."teamId" = ${teamId} AND s.turn BETWEEN ${turn - 1} AND ${turn + 1}
    )
    SELECT
      (SELECT coalesce(json_agg(row_to_json(sheet) ORDER BY turn), '[]') FROM sheet) AS sheets,
      (SELECT coalesce(json_agg(row_to_json(air) ORDER BY turn), '[]') FROM (
        SELECT s.*,
          (SELECT coalesce(json_agg(row_to_json(l) ORDER BY l.position, l."writtenAs"), '[]') FROM "AirLine" l WHERE l."sheetId" = s.id) AS lines
        FROM "AirSheet" s WHERE s."gameId" = ${gameId} AND s."teamId" = ${teamId} AND s.turn BETWEEN ${turn} AND ${turn + 1}
      ) air) AS "airSheets",
      (SELECT coalesce(json_agg(row_to_json(a)), '[]') FROM "QueryAnswer" a WHERE a."gameId" = ${gameId} AND a."teamId" = ${teamId}) AS answers,
      (SELECT coalesce(json_agg(row_to_json(c) ORDER BY c."requestedAt", c.id), '[]') FROM "SheetCopy" c
       WHERE c."gameId" = ${gameId} AND c."teamId" = ${teamId} AND c."sheetId" IN (SELECT id FROM sheet)) AS sent,
      (SELECT coalesce(json_agg(row_to_json(m) ORDER BY m.id), '[]') FROM "TeamMark" m
       WHERE m."gameId" = ${gameId} AND m."teamId" = ${teamId}) AS marks,
      (SELECT coalesce(json_agg(row_to_json(m) ORDER BY m."sentAt" DESC, m.id), '[]') FROM "Message" m
       WHERE m."gameId" = ${gameId} AND m."teamId" = ${teamId}) AS messages,
      (SELECT coalesce(json_agg(row_to_json(d)), '[]') FROM "DecisionAnswer" d
       WHERE d."gameId" = ${gameId} AND d."teamId" = ${teamId}) AS decided,
      (SELECT coalesce(json_agg(row_to_json(l)), '[]') FROM "LaidMove" l JOIN "IssuedTable" t ON t.id = l."tableId"
       WHERE l."gameId" = ${gameId} AND l."teamId" = ${teamId}) AS laid`;
  return papers!;
}

const orders = sheetRows<OrderSheet, OrderLine>('OrderSheet', 'OrderLine', namesOf(orderColumns));
export const { hold: lockSheet, read: readSheet, lockById: lockSheetById, write: writeLines, drop: dropLines } = orders;

/** Replaces all rows of a sheet: those not among `rows` go. */
export async function putLines(tx: Tx, sheetId: string, rows: OrderLine[]): Promise<void> {
  const stay = rows.map(({ writtenAs }) => writtenAs);
  await tx.$executeRaw`DELETE FROM "OrderLine" WHERE "sheetId" = ${sheetId} AND "writtenAs" <> ALL(${stay})`;
  await writeLines(tx, rows);
}

/** A team's own counter as it was told of it: whether it is lost, leads a break through or keeps up with one. */
export type OwnCounter = Pick<IssuedCounter, 'id' | 'name' | 'isLost' | 'leads' | 'keepsUp'>;

/** Which of these are counters of the team's own, by name; and whether all are. */
export async function ownCounters(
  tx: Tx,
  { gameId, teamId }: Pick<OrderSheet, 'gameId' | 'teamId'>,
  ids: readonly string[],
): Promise<{ areOwn: boolean; counters: OwnCounter[] }> {
  const asked = [...new Set(ids)];
  const counters = await tx.$queryRaw<OwnCounter[]>`
    SELECT id, name, "isLost", leads, "keepsUp" FROM "IssuedCounter"
    WHERE "gameId" = ${gameId} AND "teamId" = ${teamId} AND id = ANY(${asked}) ORDER BY name`;
  return { areOwn: counters.length === asked.length, counters };
}

/** The counters that rows name, and whether all are the team's own. */
export const countersNamed = (
  tx: Tx,
  sheet: Pick<OrderSheet, 'gameId' | 'teamId'>,
  rows: readonly Pick<OrderLine, 'counterIds' | 'supportIds'>[],
): Promise<{ areOwn: boolean; counters: OwnCounter[] }> =>
  ownCounters(
    tx,
    sheet,
    rows.flatMap((row) => [...row.counterIds, ...row.supportIds]),
  );

/** Changes a sheet; `rows` are its rows where the caller knows them or is writing them, else they are read. */
export async function updateSheet(
  tx: Tx,
  sheetId: string,
  data: Partial<OrderSheet>,
  rows: OrderLine[] | Promise<OrderLine[]> = orders.linesOf(tx, sheetId),
): Promise<SheetWithLines> {
  const [lines, [sheet]] = await Promise.all([rows, orders.updateAll(tx, [sheetId], data)]);
  return { ...sheet!, lines };
}

/** Changes the same columns of sheets, in one statement; their rows stay as they are. Answers them in the order of their ids. */
export const updateSheets = async (tx: Tx, ids: readonly string[], data: Partial<OrderSheet>): Promise<OrderSheet[]> =>
  (await orders.updateAll(tx, ids, data)).sort((a, b) => (a.id < b.id ? -1 : 1));

/** A row as written, as a row of the table. */
export const lineRow = (sheetId: string, line: LineWrite, writtenBy: string): OrderLine =>
  rowOf(sheetId, line, writtenBy);

export const writeAnswer = (tx: Tx, data: Prisma.QueryAnswerUncheckedCreateInput) => tx.queryAnswer.create({ data });
export const writeCopy = (tx: Tx, data: Prisma.SheetCopyUncheckedCreateInput) => tx.sheetCopy.create({ data });
export const writeMessage = (tx: Tx, message: Message) => insertRows(tx, 'Message', [message]);
export const decidedOn = (tx: Tx, decisionId: string) => tx.decisionAnswer.findUnique({ where: { decisionId } });
export const writeDecided = (tx: Tx, data: DecisionAnswer) => tx.decisionAnswer.create({ data });
export const laidOn = (tableIds: readonly string[], tx: Tx = db()): Promise<LaidMove[]> =>
  tx.laidMove.findMany({ where: { tableId: { in: [...tableIds] } } });
export const writeLaid = (tx: Tx, data: Prisma.LaidMoveUncheckedCreateInput): Promise<LaidMove> =>
  tx.laidMove.create({ data });
export const writeAsk = (tx: Tx, data: Prisma.SheetAskUncheckedCreateInput) => tx.sheetAsk.create({ data });
/** The last time a team asked for a sheet back. */
export const lastAskFor = (tx: Tx, sheetId: string) =>
  tx.sheetAsk.findFirst({ where: { sheetId }, orderBy: { askedAt: 'desc' } });

/** The marks that a team drew on its own map. */
export const marksOf = (gameId: string, teamId: string, tx: Tx = db()): Promise<TeamMark[]> =>
  tx.$queryRaw<TeamMark[]>`SELECT * FROM "TeamMark" WHERE "gameId" = ${gameId} AND "teamId" = ${teamId} ORDER BY id`;

/** The marks that a team drew on its own map, locked until the transaction ends. */
export const lockMarks = (tx: Tx, gameId: string, teamId: string): Promise<TeamMark[]> =>
  tx.$queryRaw<TeamMark[]>`
    SELECT * FROM "TeamMark" WHERE "gameId" = ${gameId} AND "teamId" = ${teamId} ORDER BY id FOR UPDATE`;

/** Writes a team's marks, new ones and known ones. */
export const writeMarks = (tx: Tx, rows: readonly Omit<TeamMark, 'updatedAt'>[]): Promise<number> =>
  tx.$executeRaw`
    INSERT INTO "TeamMark" (id, "gameId", "teamId", kind, points, text, symbol, "writtenBy", version)
    SELECT id, "gameId", "teamId", kind, points, text, symbol, "writtenBy", version
    FROM jsonb_populate_recordset(NULL::"TeamMark", ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT ("teamId", id) DO UPDATE SET kind = excluded.kind, points = excluded.points, text = excluded.text, symbol = excluded.symbol,
      "writtenBy" = excluded."writtenBy", version = excluded.version, "updatedAt" = now()`;

export const dropMarks = (tx: Tx, teamId: string, ids: readonly string[]) =>
  tx.$executeRaw`DELETE FROM "TeamMark" WHERE "teamId" = ${teamId} AND id = ANY(${[...ids]})`;
