import { db } from '../kernel/client';

/** MASTER. When a seat was last heard of. Kept outside the ledger; nobody is told of it. */

/**
 * Notes that a seat is at its desk, and which turn's desk it was shown (null: it was shown none now). Within ten seconds of
 * the last time nothing is written unless the turn differs: a hundred browsers that all read at once cost a look each.
 */
export const noteAtDesk = (seat: { id: string; gameId: string }, deskTurn: number | null) => db().$executeRaw`
  INSERT INTO "Presence" ("seatId", "gameId", "seenAt", "deskTurn")
  SELECT ${seat.id}::text, ${seat.gameId}::text, now(), ${deskTurn}::int
  WHERE NOT EXISTS (
    SELECT FROM "Presence" p WHERE p."seatId" = ${seat.id} AND p."seenAt" > now() - interval '10 seconds'
      AND (${deskTurn}::int IS NULL OR p."deskTurn" = ${deskTurn}::int))
  ON CONFLICT ("seatId") DO UPDATE SET "seenAt" = now(), "deskTurn" = coalesce(excluded."deskTurn", "Presence"."deskTurn")`;

/** A player's seat and what was heard of it. */
export interface SeatHeard {
  id: string;
  teamId: string;
  label: string;
  /** A browser holds it. */
  isHeld: boolean;
  seenAt: Date | null;
  deskTurn: number | null;
}

/** Every player's seat of a game that is not revoked. */
export const seatsHeard = (gameId: string): Promise<SeatHeard[]> => db().$queryRaw<SeatHeard[]>`
  SELECT s.id, s."teamId", s.label, s."holderId" IS NOT NULL AS "isHeld", p."seenAt", p."deskTurn"
  FROM "Seat" s LEFT JOIN "Presence" p ON p."seatId" = s.id
  WHERE s."gameId" = ${gameId} AND s.kind = 'player' AND s."revokedAt" IS NULL
  ORDER BY s."teamId", s.label, s.id`;
