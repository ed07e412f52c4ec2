import { db } from '../kernel/client';
import { channel, type Tx } from '../kernel/transaction';

/** MASTER. Who has claimed which counters of the master map. By the database's clock only; never in the ledger, never told to a player. */

/** A claim that was not renewed for so long has lapsed, in seconds. */
const counterClaimSeconds = 30;

export interface CounterClaimRow {
  seatId: string;
  /** The seat's label. */
  label: string;
  unitIds: string[];
  /** Until it lapses, unless it is renewed. */
  secondsLeft: number;
}

/**
 * Claims these counters for a seat, in place of those it had claimed, or renews the claim. Control is told when it
 * changed.
 */
export async function putCounterClaim(
  tx: Tx,
  gameId: string,
  seatId: string,
  unitIds: readonly string[],
): Promise<void> {
  const [was] = await tx.$queryRaw<{ unitIds: string[] }[]>`
    SELECT "unitIds" FROM "CounterClaim" WHERE "gameId" = ${gameId} AND "seatId" = ${seatId}
      AND at > now() - make_interval(secs => ${counterClaimSeconds})`;
  await tx.$executeRaw`
    INSERT INTO "CounterClaim" ("gameId", "seatId", "unitIds", at) VALUES (${gameId}, ${seatId}, ${[...unitIds]}, now())
    ON CONFLICT ("gameId", "seatId") DO UPDATE SET "unitIds" = EXCLUDED."unitIds", at = EXCLUDED.at`;
  if (was?.unitIds.join(' ') !== unitIds.join(' ')) await tellCounterClaims(tx, gameId);
}

/** Ends the claim of a seat. */
export async function dropCounterClaim(tx: Tx, gameId: string, seatId: string): Promise<void> {
  const { count } = await tx.counterClaim.deleteMany({ where: { gameId, seatId } });
  if (count > 0) await tellCounterClaims(tx, gameId);
}

/** The claims on counters of this game now. */
export const counterClaims = (gameId: string): Promise<CounterClaimRow[]> => db().$queryRaw<CounterClaimRow[]>`
  SELECT h."seatId", s.label, h."unitIds",
    ${counterClaimSeconds} - extract(epoch FROM now() - h.at)::float8 AS "secondsLeft"
  FROM "CounterClaim" h JOIN "Seat" s ON s.id = h."seatId"
  WHERE h."gameId" = ${gameId} AND h.at > now() - make_interval(secs => ${counterClaimSeconds})
  ORDER BY s.label, h."seatId"`;

/** Claims have a notice of their own: no cursor changes, and Control reads the claims only. */
const tellCounterClaims = (tx: Tx, gameId: string) =>
  tx.$executeRaw`SELECT pg_notify(${channel}::text, json_build_object('game', ${gameId}::text, 'counterClaims', true)::text)`;
