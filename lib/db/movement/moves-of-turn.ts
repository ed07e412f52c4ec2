import type { OrderLine, Unit } from '@/lib/db/rows';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** A unit on the map with what the movement list goes by. */
export interface UnitToMove
  extends Pick<
    Unit,
    'id' | 'name' | 'shortName' | 'formation' | 'side' | 'x' | 'y' | 'kmMoved' | 'way' | 'moveNote' | 'isCaptured'
  > {
  teamKey: string;
  teamName: string;
  isInContact: boolean;
  isOnMap: boolean;
  /** The first handed-in row of the turn that names it. */
  order:
    | (Pick<OrderLine, 'orders' | 'action' | 'posture' | 'grouping' | 'goal' | 'goalBy'> & {
        lineId: string;
        number: number;
        isAccepted: boolean;
      })
    | null;
}

/** MASTER. Every unit on the map with the row that orders it in a turn: one statement, however many there are. */
export const unitsToMove = (gameId: string, turn: number, tx: Tx = db()) => tx.$queryRaw<UnitToMove[]>`
  WITH line AS (
    SELECT l.id AS "lineId", l."sheetId", l.position, l."counterIds", l.orders, l.action, l.posture, l.grouping, l.goal, l."goalBy",
      (row_number() OVER (PARTITION BY l."sheetId" ORDER BY l.position, l.id))::int AS number,
      coalesce(r.state = 'accepted', false) AS "isAccepted"
    FROM "OrderSheet" s JOIN "OrderLine" l ON l."sheetId" = s.id
    LEFT JOIN "SheetReading" r ON r."gameId" = s."gameId" AND r."sheetId" = s.id
    WHERE s."gameId" = ${gameId} AND s.turn = ${turn} AND s.state = 'submitted'
  )
  SELECT u.id, u.name, u."shortName", u.formation, u.side, u.x, u.y, u."kmMoved", u.way, u."moveNote", u."isCaptured", u."isOnMap",
    t.key AS "teamKey", t.name AS "teamName",
    EXISTS (SELECT FROM "ContactPair" c WHERE c."gameId" = u."gameId" AND u.id IN (c."alliedId", c."germanId")) AS "isInContact",
    (SELECT to_json(line) FROM line WHERE u."counterId" = ANY(line."counterIds")
      ORDER BY line."sheetId", line.position, line."lineId" LIMIT 1) AS order
  FROM "Unit" u JOIN "Team" t ON t.id = u."teamId"
  WHERE u."gameId" = ${gameId} AND u."isOnMap" ORDER BY u.id`;
