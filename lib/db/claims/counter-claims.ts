import { db } from '../client';
import { channel, type Tx } from '../transaction';

/** MASTER. Whose hand is on which counters. By the database's clock only; never in the ledger, never told to a player. */

/** A hand that was not renewed for so long is off again, s. */
export const counterClaimSeconds = 30;

export interface CounterClaimRow {
  seatId: string;
  /** The seat's label. */
  label: string;
  unitIds: string[];
  /** Until it is off unless it is renewed. */
  secondsLeft: number;
}

/** Puts a seat's hand on these counters, in place of those it was on, or renews it. Control is told when it changed. */
export async function putCounterClaim(
  tx: Tx,
  gameId: string,
  seatId: string,
  unitIds: readonly string[],
): Promise<void> {
  const [was] = await tx.$queryRaw<{ unitIds: string[] }[]>`
    SELECT "unitIds" FROM "Hand" WHERE "gameId" = ${gameId} AND "seatId" = ${seatId}
      AND at > now() - make_interval(secs => ${counterClaimSeconds})`;
  await tx.$executeRaw`
    INSERT INTO "Hand" ("gameId", "seatId", "unitIds", at) VALUES (${gameId}, ${seatId}, ${[...unitIds]}, now())
    ON CONFLICT ("gameId", "seatId") DO UPDATE SET "unitIds" = EXCLUDED."unitIds", at = EXCLUDED.at`;
  if (was?.unitIds.join(' ') !== unitIds.join(' ')) await tellCounterClaims(tx, gameId);
}

/** Takes a seat's hand off. */
export async function dropCounterClaim(tx: Tx, gameId: string, seatId: string): Promise<void> {
  const { count } = await tx.hand.deleteMany({ where: { gameId, seatId } });
  if (count > 0) await tellCounterClaims(tx, gameId);
}

/** Whose hands are on counters of this game now. */
export const counterClaims = (gameId: string): Promise<CounterClaimRow[]> => db().$queryRaw<CounterClaimRow[]>`
  SELECT h."seatId", s.label, h."unitIds",
    ${counterClaimSeconds} - extract(epoch FROM now() - h.at)::float8 AS "secondsLeft"
  FROM "Hand" h JOIN "Seat" s ON s.id = h."seatId"
  WHERE h."gameId" = ${gameId} AND h.at > now() - make_interval(secs => ${counterClaimSeconds})
  ORDER BY s.label, h."seatId"`;

/** Hands are told apart from the desks: no cursor changes, and Control reads the hands alone. */
const tellCounterClaims = (tx: Tx, gameId: string) =>
  tx.$executeRaw`SELECT pg_notify(${channel}::text, json_build_object('game', ${gameId}::text, 'hands', true)::text)`;
