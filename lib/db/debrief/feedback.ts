import type { Feedback } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** The remarks of seats on a game after its end: kept outside the ledger, without a time. */

/** No hall says more than this of one game. */
const answersAtMost = 500;

/** No seat gives more of them than this. */
const ofOneSeatAtMost = 5;

/** Keeps an answer once; one of the same id is the same. False: there are too many, of the game or of this seat. */
export async function keepFeedback(tx: Tx, seatId: string, row: Feedback): Promise<boolean> {
  const { gameId } = row;
  if ((await tx.feedback.count({ where: { gameId } })) >= answersAtMost) return false;
  const kept = await tx.feedback.createMany({ data: row, skipDuplicates: true });
  if (kept.count === 0) return true;
  const { answers } = await tx.feedbackCount.upsert({
    where: { seatId },
    create: { seatId, gameId, answers: 1 },
    update: { answers: { increment: 1 } },
  });
  return answers <= ofOneSeatAtMost;
}

/** Answers in the order of their ids, which chance has drawn. */
export const feedbackOf = (gameId: string) =>
  db().feedback.findMany({
    where: { gameId },
    orderBy: { id: 'asc' },
    select: { id: true, wentWell: true, wentBadly: true, moment: true, saidBy: true },
  });
