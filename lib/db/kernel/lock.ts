import type { Game, Turn } from '@/lib/db/generated/client';
import type { Tx } from './transaction';

/**
 * The game as it stands, with its turn, locked until the transaction ends. `pausedAt`: the clock stands still since then;
 * null: it runs.
 */
export interface TurnNow
  extends Pick<
      Game,
      | 'scenario'
      | 'turn'
      | 'phase'
      | 'phaseStartedAt'
      | 'isBegun'
      | 'endedAt'
      | 'pausedAt'
      | 'downMs'
      | 'deadline'
      | 'allowsRest'
    >,
    Pick<Turn, 'date' | 'daypart' | 'movementClosedAt' | 'groupingClosedAt' | 'weather'> {
  gameId: string;
  /** The battle ends with this turn. */
  isLast: boolean;
  /** The database's time at the start of this transaction. */
  now: Date;
}

/**
 * Locks the row of the current turn: `share` if the phase must stay as it is (orders, combats), `update` to change it.
 * The row of the game stays free for the number of the ledger entry. Throws when there is no such game.
 */
export async function lockTurn(tx: Tx, gameId: string, how: 'share' | 'update'): Promise<TurnNow> {
  for (;;) {
    const locking =
      how === 'share'
        ? tx.$queryRaw<{ number: number }[]>`
            SELECT number FROM "Turn" WHERE "gameId" = ${gameId} AND number = (SELECT turn FROM "Game" WHERE id = ${gameId}) FOR SHARE`
        : tx.$queryRaw<{ number: number }[]>`
            SELECT number FROM "Turn" WHERE "gameId" = ${gameId} AND number = (SELECT turn FROM "Game" WHERE id = ${gameId}) FOR NO KEY UPDATE`;
    // Sent with it, and read once the lock is there.
    const reading = tx.$queryRaw<TurnNow[]>`
      SELECT g.id AS "gameId", g.scenario, g.turn, g.phase, g."phaseStartedAt", g."isBegun", g."endedAt", g."pausedAt", g."downMs", g.deadline, g."allowsRest", t.date, t.daypart,
        t."movementClosedAt", t."groupingClosedAt", t.weather, now() AS now,
        NOT EXISTS (SELECT FROM "Turn" n WHERE n."gameId" = g.id AND n.number > g.turn) AS "isLast"
      FROM "Game" g JOIN "Turn" t ON t."gameId" = g.id AND t.number = g.turn WHERE g.id = ${gameId}`;
    const [[held], [current]] = await Promise.all([locking, reading]);
    if (!held) throw new Error(`no game ${gameId}`);
    if (current?.turn === held.number) return current;
  }
}
