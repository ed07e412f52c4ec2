import type { Phase, PlayerDuty, SheetState, TemperName } from '@/lib/words';
import { db } from '../kernel/client';

/** A team that the console plays, in a battle that is being fought, with the seat from which it is played. */
export interface ConsoleTeam {
  gameId: string;
  teamId: string;
  teamKey: string;
  /** The temper of its staff, and whether it makes the mistakes of a novice. */
  temper: TemperName;
  isNovice: boolean;
  seat: { id: string; label: string; duty: PlayerDuty };
  turn: number;
  phase: Phase;
  phaseStartedAt: Date;
  /** The clock stands still since then; null: it runs. */
  pausedAt: Date | null;
  /** The time by the database. */
  now: Date;
  phases: unknown;
  /** It is a practice game in which nobody waits for staffs. A rehearsal is none: there they take their time. */
  isPractice: boolean;
  /** Differs when anything on the team's desk does. */
  cursor: string;
  sheet: SheetState | null;
  airSheet: SheetState | null;
}

/**
 * The teams that the console plays: Game Control said so, the battle is fought, and a seat is left in which nobody sits. Of
 * several the commander's.
 */
export const consoleTeams = async (): Promise<ConsoleTeam[]> => {
  type Row = Omit<ConsoleTeam, 'seat'> & { seatId: string; label: string; duty: PlayerDuty };
  const rows = await db().$queryRaw<Row[]>`
    SELECT g.id AS "gameId", t.id AS "teamId", t.key AS "teamKey", t.temper::text, t."isNovice", s.id AS "seatId", s.label, s.duty::text,
      g.turn, g.phase::text, g."phaseStartedAt", g."pausedAt", now() AS now, g.phases,
      g."practiceOf" IS NOT NULL AND NOT EXISTS (
        SELECT FROM "Seat" r WHERE r."gameId" = g.id AND r."standsFor" IS NOT NULL) AS "isPractice",
      d.cursor, o.state::text AS sheet, a.state::text AS "airSheet"
    FROM "Team" t JOIN "Game" g ON g.id = t."gameId" JOIN "TeamDesk" d ON d.id = t.id
      CROSS JOIN LATERAL (
        SELECT id, label, duty FROM "Seat" WHERE "teamId" = t.id AND "revokedAt" IS NULL AND "holderId" IS NULL
        ORDER BY duty, label, id LIMIT 1) s
      LEFT JOIN "OrderSheet" o ON o."teamId" = t.id AND o.turn = g.turn
      LEFT JOIN "AirSheet" a ON a."teamId" = t.id AND a.turn = g.turn
    WHERE t."playedBy" = 'console' AND g."isBegun" AND g."endedAt" IS NULL
    ORDER BY g.id, t.id`;
  return rows.map(({ seatId, label, duty, ...team }) => ({ ...team, seat: { id: seatId, label, duty } }));
};
