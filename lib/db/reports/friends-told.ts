import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Which issued row tells a team of which unit of its own side. */

/** The ids by which a team knows units of its own side that are not its own, by unit. */
export async function friendIdsOf(gameId: string, teamId: string, tx: Tx = db()): Promise<Map<string, string>> {
  const told = await tx.friendTold.findMany({ where: { gameId, teamId } });
  return new Map(told.map(({ unitId, friendId }) => [unitId, friendId]));
}

/** Keeps the ids under which units are told to a team; one told before keeps its own. */
export const noteFriends = (tx: Tx, gameId: string, teamId: string, ids: ReadonlyMap<string, string>) =>
  tx.friendTold.createMany({
    data: [...ids].map(([unitId, friendId]) => ({ gameId, teamId, unitId, friendId })),
    skipDuplicates: true,
  });

/** When a team was last told of each of its friends, by the id it knows it by. */
export async function friendsLastTold(
  gameId: string,
  teamId: string,
  tx: Tx = db(),
): Promise<Map<string, { asOf: Date; asOfTurn: number }>> {
  const rows = await tx.friendlyCounter.findMany({
    where: { gameId, teamId },
    select: { id: true, asOf: true, asOfTurn: true },
  });
  return new Map(rows.map(({ id, asOf, asOfTurn }) => [id, { asOf, asOfTurn }]));
}
