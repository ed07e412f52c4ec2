import type { Phase, SeatKind, Side } from '@/lib/words';
import { db } from '../kernel/client';
import { lastOpenedFirst } from './console-up';

/** MASTER. The games of a data folder as their host sees them: which there are, and how many seats of each are taken. */

export interface GameKept {
  id: string;
  title: string;
  turn: number;
  phase: Phase;
  isBegun: boolean;
  /** It is a practice game, opened at the desk of another. */
  isPractice: boolean;
  createdAt: Date;
  network: string;
  address: string;
}

/** Seats that are not closed, of Control (`side` null) or of the teams of a side. */
export interface SeatsKept {
  gameId: string;
  kind: SeatKind;
  side: Side | null;
  seats: number;
  taken: number;
  /** One of them is Game Control's and free. */
  awaitsGameControl: boolean;
}

/** Every game in which somebody may sit, the one that is played first. Warm-ups and rehearsals are none of them. */
export const gamesKept = (): Promise<GameKept[]> => db().$queryRaw<GameKept[]>`
  SELECT g.id, g.title, g.turn, g.phase::text, g."isBegun", g."practiceOf" IS NOT NULL AS "isPractice", g."createdAt", g.network, g.address
  FROM "Game" g
  WHERE g."practiceOf" IS NULL OR (
    EXISTS (SELECT FROM "Seat" s WHERE s."gameId" = g.id AND s."revokedAt" IS NULL)
    AND NOT EXISTS (SELECT FROM "Seat" s WHERE s."gameId" = g.id AND s."standsFor" IS NOT NULL))
  ORDER BY g."practiceOf" IS NOT NULL, ${lastOpenedFirst}`;

/** The seats of all games, counted. */
export const seatsKept = (): Promise<SeatsKept[]> => db().$queryRaw<SeatsKept[]>`
  SELECT s."gameId", s.kind::text, t.side::text, count(*)::int AS seats, count(s."holderId")::int AS taken,
    coalesce(bool_or(s."holderId" IS NULL AND 'gameControl' = ANY(s.roles::text[])), false) AS "awaitsGameControl"
  FROM "Seat" s LEFT JOIN "Team" t ON t.id = s."teamId"
  WHERE s."revokedAt" IS NULL
  GROUP BY s."gameId", s.kind, t.side ORDER BY s.kind, t.side`;
