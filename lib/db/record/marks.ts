import { type Act, enter, type Tx } from '../kernel/transaction';

/** MASTER. Marks in the ledger: entries that change nothing, with words for whoever reads the game afterwards. */

/** Puts a mark in the ledger, at the end of this transaction. Its number is returned: it may be taken back by it. */
export async function mark(tx: Tx, act: Act, words: string): Promise<number> {
  const { gameId } = act;
  const [game] = await tx.$queryRaw<{ entries: number }[]>`
    SELECT entries FROM "Game" WHERE id = ${gameId} FOR NO KEY UPDATE`;
  enter(tx, { act: { ...act, reason: words }, kind: 'game', subjectId: gameId, before: {}, after: {} });
  return game!.entries + 1;
}
