import { Prisma } from '@/lib/db/generated/client';
import { db } from '../kernel/client';

/** A row of a handed-in order sheet with Control's note on it: MASTER, as the desks beside the sheet show it. */
export interface NotedRow {
  sheetId: string;
  lineId: string;
  teamKey: string;
  teamName: string;
  /** Its row on the sheet, from 1. */
  number: number;
  /** The short names of the units it orders. */
  units: string[];
  /** The name that its team gives them. */
  grouping: string;
  orders: string;
  /** null: nothing is noted on it yet. */
  note: { text: string; version: number } | null;
}

/** Every row of a team's handed-in sheet of a turn, in its order. */
export const notedRowsOfTeam = (gameId: string, turn: number, teamId: string): Promise<NotedRow[]> =>
  notedRows(gameId, turn, Prisma.sql`r."teamId" = ${teamId}`);

/**
 * The rows that lead to a combat of a turn, sheet by sheet: those that order one of its units. Guns that a row only names
 * as supporting do not make it lead there.
 */
export const notedRowsOfCombat = (gameId: string, turn: number, combatId: string): Promise<NotedRow[]> =>
  notedRows(
    gameId,
    turn,
    Prisma.sql`r."counterIds" && ARRAY(
      SELECT u."counterId" FROM "CombatUnit" c JOIN "Unit" u ON u."gameId" = c."gameId" AND u.id = c."unitId"
      WHERE c."gameId" = ${gameId} AND c."combatId" = ${combatId})`,
  );

const notedRows = (gameId: string, turn: number, which: Prisma.Sql): Promise<NotedRow[]> =>
  db().$queryRaw<NotedRow[]>`
    SELECT r."sheetId", r.id AS "lineId", t.key AS "teamKey", t.name AS "teamName", r.number, r.grouping, r.orders,
      ARRAY(SELECT u."shortName" FROM "Unit" u WHERE u."counterId" = ANY(r."counterIds")
        ORDER BY array_position(r."counterIds", u."counterId")) AS units,
      CASE WHEN n."lineId" IS NOT NULL THEN json_build_object('text', n.text, 'version', n.version) END AS note
    FROM (
      SELECT l.*, s."teamId",
        (row_number() OVER (PARTITION BY l."sheetId" ORDER BY l.position, l.id))::int AS number
      FROM "OrderLine" l JOIN "OrderSheet" s ON s.id = l."sheetId"
      WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted'
    ) r JOIN "Team" t ON t.id = r."teamId" LEFT JOIN "LineNote" n ON n."lineId" = r.id
    WHERE ${which}
    ORDER BY t.name, r."sheetId", r.number`;
