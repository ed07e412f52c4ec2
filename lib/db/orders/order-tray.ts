import type { PlayedBy, ReadingState, SheetState, Side } from '@/lib/words';
import { isAsked } from '../access/teams';
import { db } from '../kernel/client';

/** The state of a team's sheet of a turn, as Control's tray shows it. */
export interface TrayRow {
  teamId: string;
  key: string;
  name: string;
  side: Side;
  playedBy: PlayedBy;
  /** It is asked for its orders: people play it, and Control does not leave it as it is this turn. */
  isAsked: boolean;
  sheetId: string | null;
  openedAt: Date | null;
  acceptedAt: Date | null;
  /** It has units on the map: without any it owes no sheet. */
  hasTroops: boolean;
  state: SheetState | null;
  isLate: boolean;
  /** Nobody handed it in: its draft was taken as it lay. */
  isTakenAsDraft: boolean;
  /** More time the team was given. */
  longerUntil: Date | null;
  rows: number;
  begunAt: Date | null;
  updatedAt: Date | null;
  submittedAt: Date | null;
  reading: ReadingState | null;
  /** Queries the team has not answered. */
  unanswered: number;
  /** Control has begun to type a sheet for this team. */
  hasPaper: boolean;
  /** Copies of the sheet that wait for Control to deliver them. */
  copiesWaiting: number;
}

/** Every team of a game, Allied first, by name, in one look: it is read again after every change of the hall. */
export const trayRows = (gameId: string, turn: number): Promise<TrayRow[]> => db().$queryRaw<TrayRow[]>`
  SELECT t.id AS "teamId", t.key, t.name, t.side, coalesce(t."playedBy", 'people')::text AS "playedBy", ${isAsked(turn)} AS "isAsked", s.state, coalesce(s."isLate", false) AS "isLate", s."begunAt", s."updatedAt", s."submittedAt",
    coalesce(s."isTakenAsDraft", false) AS "isTakenAsDraft", e.until AS "longerUntil",
    s.id AS "sheetId", r.state AS reading, r."openedAt", r."acceptedAt",
    EXISTS (SELECT FROM "Unit" u WHERE u."gameId" = t."gameId" AND u."teamId" = t.id AND u."isOnMap" AND NOT u."isCaptured") AS "hasTroops",
    (SELECT count(*) FROM "OrderLine" l WHERE l."sheetId" = s.id)::int AS rows,
    (SELECT count(*) FROM "IssuedQuery" q WHERE q."gameId" = t."gameId" AND q."teamId" = t.id AND q."sheetId" = s.id
      AND NOT EXISTS (SELECT FROM "QueryAnswer" a WHERE a."queryId" = q.id))::int AS unanswered,
    EXISTS (SELECT FROM "PaperSheet" p WHERE p."gameId" = t."gameId" AND p."teamId" = t.id AND p.turn = ${turn}
      AND jsonb_array_length(p.lines) > 0) AS "hasPaper",
    (SELECT count(*) FROM "SheetCopy" c WHERE c."sheetId" = s.id
      AND NOT EXISTS (SELECT FROM "CopyHandling" h WHERE h."copyId" = c.id))::int AS "copiesWaiting"
  FROM "Team" t
  LEFT JOIN "OrderSheet" s ON s."gameId" = t."gameId" AND s."teamId" = t.id AND s.turn = ${turn}
  LEFT JOIN "IssuedExtension" e ON e."gameId" = t."gameId" AND e."teamId" = t.id AND e.turn = ${turn}
  LEFT JOIN "SheetReading" r ON r."sheetId" = s.id
  WHERE t."gameId" = ${gameId}
  ORDER BY t.side, t.name`;
