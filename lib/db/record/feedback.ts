import type { Feedback } from '@/lib/db/generated/client';
import { db } from '../client';
import type { Tx } from '../transaction';

/** What seats said of a game after its end: kept outside the ledger, without a time. */

/** No hall says more than this of one game. */
const answersAtMost = 500;

/** Keeps an answer once; one of the same id is the same. False: there are too many. */
export async function keepFeedback(tx: Tx, row: Feedback): Promise<boolean> {
  if ((await tx.feedback.count({ where: { gameId: row.gameId } })) >= answersAtMost) return false;
  await tx.feedback.createMany({ data: row, skipDuplicates: true });
  return true;
}

/** Answers in the order of their ids, which chance has drawn. */
export const feedbackOf = (gameId: string) =>
  db().feedback.findMany({
    where: { gameId },
    orderBy: { id: 'asc' },
    select: { id: true, wentWell: true, wentBadly: true, moment: true, saidBy: true },
  });
