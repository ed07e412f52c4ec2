import type { LedgerLine } from '@/lib/ledger/lines';
import { db } from '../kernel/client';

/** MASTER. The ledger to be taken home. */

/** The number of the newest entry. All up to it are there to be read, and none of them ever changes. */
export const newestNumber = async (gameId: string): Promise<number> =>
  (await db().game.findUniqueOrThrow({ where: { id: gameId }, select: { entries: true } })).entries;

/** The entries after one number and up to another, in order, `most` of them. */
export async function linesAfter(
  gameId: string,
  { after, upTo, most }: { after: number; upTo: number; most: number },
): Promise<LedgerLine[]> {
  const rows = await db().ledgerEntry.findMany({
    where: { gameId, number: { gt: after, lte: upTo } },
    orderBy: { number: 'asc' },
    take: most,
  });
  return rows.map((row) => ({
    number: row.number,
    act: row.act,
    turn: row.turn,
    at: row.at.toISOString(),
    seatId: row.seatId,
    seatLabel: row.seatLabel,
    verb: row.verb,
    rule: row.rule,
    reason: row.reason,
    undoes: row.undoes,
    companionGameId: row.companionGameId,
    kind: row.kind as LedgerLine['kind'],
    subjectId: row.subjectId,
    before: row.before as LedgerLine['before'],
    after: row.after as LedgerLine['after'],
  }));
}
