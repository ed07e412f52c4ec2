import type { AirLine, AirSheet } from '@/lib/db/generated/client';
import { airColumns } from '@/lib/visibility/forms/air-columns';
import type { AirLineWrite } from '@/lib/visibility/forms/air-writes';
import { namesOf } from '@/lib/visibility/forms/columns';
import type { Side } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import type { TrayRow } from '../orders/order-tray';
import { byPlace, rowOf, sheetRows, type WithLines } from '../orders/sheet-rows';
import { lockSheetById, type OwnCounter, ownCounters, type SheetWithLines, updateSheet } from '../team/team-rows';

/** TEAM rows: what a team asks of the air, and Control's look at all of them. */

export type AirSheetWithLines = WithLines<AirSheet, AirLine>;

const requests = sheetRows<AirSheet, AirLine>('AirSheet', 'AirLine', namesOf(airColumns));
export const { hold: lockAirSheet, read: readAirSheet, write: writeAirLines, drop: dropAirLines } = requests;

/** Changes a sheet; `rows` are its rows where the caller knows them or is writing them, else they are read. */
export async function updateAirSheet(
  tx: Tx,
  sheetId: string,
  data: Partial<AirSheet>,
  rows: AirLine[] | Promise<AirLine[]> = requests.linesOf(tx, sheetId),
): Promise<AirSheetWithLines> {
  const [lines, [sheet]] = await Promise.all([rows, requests.updateAll(tx, [sheetId], data)]);
  return { ...sheet!, lines };
}

export const airLineRow = (sheetId: string, line: AirLineWrite, writtenBy: string): AirLine =>
  rowOf(sheetId, line, writtenBy);

/**
 * True when what is written is the team's to write: the counters it names, whether all are its own, and squadrons it was
 * told of.
 */
export async function mayAsk(
  tx: Tx,
  sheet: Pick<AirSheet, 'gameId' | 'teamId' | 'turn'>,
  rows: readonly Pick<AirLine, 'id' | 'counterIds' | 'squadronIds'>[],
): Promise<{ areOwn: boolean; toldSquadrons: boolean; counters: OwnCounter[] }> {
  const { gameId, teamId, turn } = sheet;
  const named = rows.flatMap(({ counterIds }) => counterIds);
  const squadrons = [...new Set(rows.flatMap(({ squadronIds }) => squadronIds))];
  const [{ areOwn, counters }, told] = await Promise.all([
    ownCounters(tx, sheet, named),
    // Squadrons told once, and left out since, may stay on the rows that name them.
    tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "IssuedSquadron" WHERE "gameId" = ${gameId} AND "teamId" = ${teamId} AND id = ANY(${squadrons})
      UNION SELECT unnest(l."squadronIds") FROM "AirLine" l JOIN "AirSheet" s ON s.id = l."sheetId"
      WHERE s."gameId" = ${gameId} AND s."teamId" = ${teamId} AND s.turn = ${turn}`,
  ]);
  const known = new Set(told.map(({ id }) => id));
  return { areOwn, toldSquadrons: squadrons.every((id) => known.has(id)), counters };
}

/** A sheet of orders or of air requests, as it stands in the ledger. */
export type AnySheet = ({ kind: 'sheet' } & SheetWithLines) | ({ kind: 'airSheet' } & AirSheetWithLines);

/** A sheet of this game, of either kind, locked until the transaction ends; null when there is none. */
export async function lockAnySheet(tx: Tx, gameId: string, sheetId: string): Promise<AnySheet | null> {
  const sheet = await lockSheetById(tx, gameId, sheetId);
  if (sheet) return { kind: 'sheet', ...sheet };
  const airSheet = await requests.lockById(tx, gameId, sheetId);
  return airSheet && { kind: 'airSheet', ...airSheet };
}

/** Back on the team's desk as a draft. */
export const sheetToDraft = (tx: Tx, { kind, id }: Pick<AnySheet, 'kind' | 'id'>) => {
  const draft = { state: 'draft', submittedAt: null, submittedBy: null, isLate: false } as const;
  return kind === 'sheet' ? updateSheet(tx, id, { ...draft, isTakenAsDraft: false }) : updateAirSheet(tx, id, draft);
};

/** The state of a team's air request sheet of a turn. */
export type AirTrayRow = Pick<
  TrayRow,
  | 'teamId'
  | 'key'
  | 'name'
  | 'side'
  | 'sheetId'
  | 'state'
  | 'isLate'
  | 'rows'
  | 'submittedAt'
  | 'reading'
  | 'unanswered'
>;

/** Every team of a game, Allied first, by name. */
export const airTrayRows = (gameId: string, turn: number): Promise<AirTrayRow[]> => db().$queryRaw<AirTrayRow[]>`
  SELECT t.id AS "teamId", t.key, t.name, t.side, s.id AS "sheetId", s.state, coalesce(s."isLate", false) AS "isLate",
    s."submittedAt", r.state AS reading,
    (SELECT count(*) FROM "AirLine" l WHERE l."sheetId" = s.id)::int AS rows,
    (SELECT count(*) FROM "IssuedQuery" q WHERE q."sheetId" = s.id
      AND NOT EXISTS (SELECT FROM "QueryAnswer" a WHERE a."queryId" = q.id))::int AS unanswered
  FROM "Team" t
  LEFT JOIN "AirSheet" s ON s."gameId" = t."gameId" AND s."teamId" = t.id AND s.turn = ${turn}
  LEFT JOIN "SheetReading" r ON r."sheetId" = s.id
  WHERE t."gameId" = ${gameId}
  ORDER BY t.side, t.name`;

/** The air request sheets of a turn that are handed in and not accepted. */
export async function airSheetsWaiting(gameId: string, turn: number): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "AirSheet" s
    WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted'
      AND NOT EXISTS (SELECT FROM "SheetReading" r WHERE r."sheetId" = s.id AND r.state = 'accepted')`;
  return row!.count;
}

export const airSheetOf = (gameId: string, teamId: string, turn: number): Promise<AirSheetWithLines | null> =>
  db().airSheet.findUnique({
    where: { gameId_teamId_turn: { gameId, teamId, turn } },
    include: { lines: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
  });

export const queriesOfSheet = (gameId: string, sheetId: string) =>
  db().issuedQuery.findMany({ where: { gameId, sheetId }, include: { answer: true }, orderBy: { askedAt: 'asc' } });

/** A row that asks for air on a sheet handed in, with whose it is and whether Control has opened it; null: there is none. */
export async function requestAsked(gameId: string, lineId: string, tx: Tx = db()) {
  const line = await tx.airLine.findFirst({
    where: { id: lineId, sheet: { gameId, state: 'submitted' } },
    include: {
      sheet: { select: { teamId: true, turn: true, lines: { select: { id: true, position: true, writtenAs: true } } } },
    },
  });
  if (!line) return null;
  const [team, reading] = await Promise.all([
    tx.team.findUniqueOrThrow({ where: { id: line.sheet.teamId }, select: { key: true, name: true, side: true } }),
    tx.sheetReading.findUnique({ where: { sheetId: line.sheetId }, select: { sheetId: true } }),
  ]);
  const { teamId, turn, lines } = line.sheet;
  const before = lines.filter((one) => one.id !== line.id && byPlace(one, line) < 0);
  return { line, team, teamId, turn, number: before.length + 1, isOpen: reading !== null };
}

/** The teams that asked, by the rows' ids, for those that still count. */
export async function askersOf(gameId: string, lineIds: readonly string[]): Promise<Map<string, string>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db().$queryRaw<{ id: string; name: string }[]>`
    SELECT l.id, t.name FROM "AirLine" l JOIN "AirSheet" s ON s.id = l."sheetId" JOIN "Team" t ON t.id = s."teamId"
    WHERE s."gameId" = ${gameId} AND l.id = ANY(${[...lineIds]})`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A square that a row asks to be bombed or shelled, as it is written, with whose it is. */
export interface SquareWritten {
  /** The row. */
  id: string;
  teamId: string;
  teamName: string;
  side: Side;
  /** It stands on a sheet of air requests, not of orders. */
  isAir: boolean;
  /** Its row, from 1. */
  number: number;
  reference: string;
}

/** The bombing asked for on the air request sheets of a turn that Control has opened, and the shelling on its order sheets. */
export const squaresWritten = (gameId: string, turn: number): Promise<SquareWritten[]> => db().$queryRaw<
  SquareWritten[]
>`
  SELECT r.id, t.id AS "teamId", t.name AS "teamName", t.side, r."isAir", r.number, r.reference
  FROM (
    SELECT l.id, s."teamId", true AS "isAir", CASE l.mission WHEN 'bombing' THEN l.at ELSE '' END AS reference,
      (row_number() OVER (PARTITION BY s.id ORDER BY l.position, l.id))::int AS number
    FROM "AirLine" l JOIN "AirSheet" s ON s.id = l."sheetId" JOIN "SheetReading" read ON read."sheetId" = s.id
    WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted'
    UNION ALL
    SELECT l.id, s."teamId", false, l.interdicts,
      (row_number() OVER (PARTITION BY s.id ORDER BY l.position, l.id))::int
    FROM "OrderLine" l JOIN "OrderSheet" s ON s.id = l."sheetId"
    WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted'
  ) r JOIN "Team" t ON t.id = r."teamId"
  WHERE r.reference <> ''
  ORDER BY t.side, t.name, r."isAir", r.number`;
