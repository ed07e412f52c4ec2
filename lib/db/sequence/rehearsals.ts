import type { Phase } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import type { Game } from '../rows';

/**
 * MASTER. Rehearsals: practice games of a lobby in which the console plays every team, and in which a seat stands for each of
 * its Control. One is open as long as those are not revoked. One that has ended can be read for the evening: as long as its
 * seats stand for others, which is kept outside the ledger.
 */

const standIns = { kind: 'control', standsFor: { not: null } } as const;

/** The rehearsal that is open beside a game; null: none is. */
export const rehearsalOf = (gameId: string, tx: Tx = db()): Promise<Game | null> =>
  tx.game.findFirst({ where: { practiceOf: gameId, seats: { some: { ...standIns, revokedAt: null } } } });

/** True where a game is a rehearsal, open or not. */
export const isRehearsal = async (gameId: string): Promise<boolean> =>
  (await db().seat.count({ where: { gameId, ...standIns } })) > 0;

/** The seat that stands for one of Control in a rehearsal; null: none does. */
export const seatInRehearsal = (seatId: string, rehearsalId: string): Promise<{ id: string } | null> =>
  db().seat.findFirst({ where: { gameId: rehearsalId, standsFor: seatId, revokedAt: null }, select: { id: true } });

/** A rehearsal that can be read. */
interface RehearsalToRead {
  id: string;
  /** null: it is open. */
  endedAt: Date | null;
  /** The time by the database. */
  now: Date;
}

/** The newest rehearsal beside a game, or the game itself where it is one; null: there is none, or its evening is over. */
export async function rehearsalToRead(gameId: string): Promise<RehearsalToRead | null> {
  const [found] = await db().$queryRaw<RehearsalToRead[]>`
    SELECT g.id, CASE WHEN bool_and(s."revokedAt" IS NOT NULL) THEN max(s."revokedAt") END AS "endedAt", now() AS now
    FROM "Game" g JOIN "Seat" s ON s."gameId" = g.id AND s.kind = 'control' AND s."standsFor" IS NOT NULL
    WHERE g.id = ${gameId} OR g."practiceOf" = ${gameId}
    GROUP BY g.id HAVING bool_or(s."revokedAt" IS NULL) OR max(s."revokedAt") > now() - interval '18 hours'
    ORDER BY g."createdAt" DESC LIMIT 1`;
  return found ?? null;
}

/** True where a rehearsal that has ended beside a game can be read. */
export const isRehearsalKept = async (gameId: string): Promise<boolean> =>
  ((await rehearsalToRead(gameId))?.endedAt ?? null) !== null;

/** The seats of Control in a rehearsal, by their labels. */
export const seatsInRehearsal = (rehearsalId: string): Promise<{ id: string; label: string }[]> =>
  db().seat.findMany({
    where: { gameId: rehearsalId, kind: 'control' },
    select: { id: true, label: true },
    orderBy: [{ label: 'asc' }, { id: 'asc' }],
  });

/** No rehearsal of a game that has ended is read any more. */
export const forgetRehearsals = (tx: Tx, gameId: string): Promise<number> => tx.$executeRaw`
  UPDATE "Seat" s SET "standsFor" = NULL FROM "Game" g
  WHERE g.id = s."gameId" AND g."practiceOf" = ${gameId}
    AND s.kind = 'control' AND s."standsFor" IS NOT NULL AND s."revokedAt" IS NOT NULL`;

/** The same of those of any game that ended eighteen hours ago or earlier. */
export const forgetOldRehearsals = (on: Tx = db()): Promise<number> => on.$executeRaw`
  UPDATE "Seat" s SET "standsFor" = NULL
  WHERE s.kind = 'control' AND s."standsFor" IS NOT NULL AND s."revokedAt" <= now() - interval '18 hours'`;

/** An entry of a ledger as far as it says where time went. Times ISO. */
export interface EntryTimed {
  act: number;
  at: Date;
  seatId: string | null;
  verb: string;
  /** It changed these fields of the clock; null: none. */
  clock: { phase?: Phase; phaseStartedAt?: string; pausedAt?: string | null } | null;
  /** The sheet that was handed in; the one that Control accepted. */
  handsIn: string | null;
  accepts: string | null;
  /** A turn was closed by it. */
  closesTurn: boolean;
}

/** The entries of a rehearsal, in their order, that say how its clock ran, what Control did, and which sheets came and were accepted. Its end is no part of the turn. */
export const entriesTimed = (gameId: string): Promise<EntryTimed[]> => db().$queryRaw<EntryTimed[]>`
  SELECT e.act, e.at, e."seatId", e.verb,
    CASE WHEN e.kind = 'game' THEN e.after END AS clock,
    CASE WHEN e.kind IN ('sheet', 'airSheet') AND e.after ->> 'state' = 'submitted' THEN e."subjectId" END AS "handsIn",
    CASE WHEN e.kind = 'reading' AND e.after ->> 'acceptedAt' IS NOT NULL THEN e."subjectId" END AS accepts,
    e.kind = 'turn' AND e.after ->> 'closedAt' IS NOT NULL AS "closesTurn"
  FROM "LedgerEntry" e
  WHERE e."gameId" = ${gameId} AND e.verb <> 'delete-practice' AND (e.kind IN ('game', 'turn', 'sheet', 'airSheet', 'reading')
    OR e."seatId" IN (SELECT id FROM "Seat" WHERE "gameId" = ${gameId} AND kind = 'control'))
  ORDER BY e.number`;
