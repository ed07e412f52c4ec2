import type { Game, Seat } from '@/lib/db/rows';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/**
 * MASTER. Practice games: opened at the desk of a game, to try a scenario or to play on from a number of its ledger. One that
 * has ended has no seat that is not revoked; its rows stay, as every ledger does. A warm-up of the hall and a rehearsal of its
 * Control are none of them.
 */

const goingOn = { seats: { some: { revokedAt: null }, none: { standsFor: { not: null } } } } as const;

export const countPractices = (tx: Tx, gameId: string): Promise<number> =>
  tx.game.count({ where: { practiceOf: gameId, ...goingOn } });

/** The practice games of a game that go on, the newest first. */
export const practicesOf = (gameId: string): Promise<Game[]> =>
  db().game.findMany({ where: { practiceOf: gameId, ...goingOn }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] });

/** The seats that are not revoked of a practice game of a game; none: it has ended, or there is none such. */
export const seatsOfPractice = (tx: Tx, gameId: string, id: string): Promise<Seat[]> =>
  tx.seat.findMany({ where: { gameId: id, revokedAt: null, game: { practiceOf: gameId } }, orderBy: { id: 'asc' } });

/** The practice games of a game are those of another from then on: the one that takes its place. */
export const givePracticesTo = (tx: Tx, gameId: string, to: string) =>
  tx.game.updateMany({ where: { practiceOf: gameId }, data: { practiceOf: to } });

/**
 * The seat of Control, in the game beside, of whoever sits at a seat of a practice game: the one that it stands for, or one that
 * the same browser holds, Game Control's first; null: there is none.
 */
export async function seatBeside(tx: Tx, seatId: string): Promise<string | null> {
  const [beside] = await tx.$queryRaw<{ id: string }[]>`
    SELECT there.id FROM "Seat" here JOIN "Game" g ON g.id = here."gameId"
      JOIN "Seat" there ON there."gameId" = g."practiceOf"
        AND (there.id = here."standsFor" OR there."holderId" = here."holderId")
    WHERE here.id = ${seatId} AND there."revokedAt" IS NULL AND there.kind = 'control'
    ORDER BY 'gameControl' = ANY(there.roles::text[]) DESC, there.label, there.id LIMIT 1`;
  return beside?.id ?? null;
}
