import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Who takes part: what never changes of units, and whom teams' friends are. */

/** Every unit of a game, those raised since among them, by id. */
export const castOf = (gameId: string, tx: Tx = db()) =>
  tx.unit.findMany({
    where: { gameId },
    select: { id: true, counterId: true, side: true, nation: true, teamId: true },
    orderBy: { id: 'asc' },
  });

/** Which unit every team means by a friend it was told of. */
export const friendsKnown = (gameId: string) =>
  db().friendTold.findMany({
    where: { gameId },
    select: { friendId: true, unitId: true },
    orderBy: { friendId: 'asc' },
  });
