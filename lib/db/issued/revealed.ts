import type { Prisma } from '@/lib/db/generated/client';
import type { Issued } from '@/lib/visibility/issued';
import type { RevealedTurn } from '@/lib/visibility/player/after-battle';
import type { RevealedTurnRow } from '@/lib/visibility/rows';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** ISSUED. The truth of turns, as Game Control opened it to all players. */

export const writeRevealed = (tx: Tx, rows: readonly Issued<RevealedTurnRow>[]) =>
  tx.revealedTurn.createMany({
    data: rows.map((row) => ({ ...row, truth: row.truth as unknown as Prisma.InputJsonObject })),
  });

/** The turns of a game that were opened, the first first. */
export async function revealedTurns(gameId: string): Promise<RevealedTurn[]> {
  const rows = await db().revealedTurn.findMany({ where: { gameId }, orderBy: { turn: 'asc' } });
  return rows.map(({ turn, truth }) => ({ turn, truth: truth as unknown as RevealedTurn['truth'] }));
}
