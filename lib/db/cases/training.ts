import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. What umpires decided at the trainer. No truth of the game: kept outside the ledger, for the evening. */

/** The decision of one seat in one case. */
export interface TrainingDecisionRow {
  seatId: string;
  caseId: string;
  answer: string;
  factors: string[];
  /** The label of the seat, where whoever sits there wishes to be named; null: they do not. */
  name: string | null;
}

/** Every decision of a game that is not due to be erased, in the order of the seats' ids. */
export const trainingDecisions = (gameId: string): Promise<TrainingDecisionRow[]> =>
  db().$queryRaw<TrainingDecisionRow[]>`
    SELECT d."seatId", d."caseId", d.answer, d.factors, CASE WHEN d."isNamed" THEN s.label END AS name
    FROM "TrainingDecision" d JOIN "Seat" s ON s.id = d."seatId"
    WHERE d."gameId" = ${gameId} AND (d.at > now() - interval '18 hours' OR EXISTS (
      SELECT FROM "TrainingKept" k WHERE k."gameId" = d."gameId"))
    ORDER BY d."seatId", d."caseId"`;

/** Keeps a seat's decision in a case. The first one stands. Whoever decides anew wishes to be named, or not, beside all of theirs. */
export async function keepTrainingDecision(
  tx: Tx,
  seat: { id: string; gameId: string },
  { caseId, answer, factors, isNamed }: { caseId: string; answer: string; factors: string[]; isNamed: boolean },
): Promise<void> {
  await eraseOldTraining(tx);
  await tx.$executeRaw`
    INSERT INTO "TrainingDecision" ("gameId", "seatId", "caseId", answer, factors, "isNamed")
    VALUES (${seat.gameId}, ${seat.id}, ${caseId}, ${answer}, ${factors}, ${isNamed})
    ON CONFLICT ("seatId", "caseId") DO NOTHING`;
  await nameInTraining(tx, seat.id, isNamed);
}

/** True when a seat is named beside its decisions. */
export const nameInTraining = (tx: Tx, seatId: string, isNamed: boolean) => tx.$executeRaw`
  UPDATE "TrainingDecision" SET "isNamed" = ${isNamed} WHERE "seatId" = ${seatId} AND "isNamed" <> ${isNamed}`;

/** True when the decisions of a game are kept for next time. */
export async function isTrainingKept(gameId: string): Promise<boolean> {
  const [row] = await db().$queryRaw<{ isKept: boolean }[]>`
    SELECT EXISTS (SELECT FROM "TrainingKept" WHERE "gameId" = ${gameId}) AS "isKept"`;
  return row!.isKept;
}

/** Keeps the decisions of a game for next time, or lets them be erased with the evening. */
export const keepTraining = (tx: Tx, gameId: string, isKept: boolean) =>
  isKept
    ? tx.$executeRaw`INSERT INTO "TrainingKept" ("gameId") VALUES (${gameId}) ON CONFLICT DO NOTHING`
    : tx.$executeRaw`DELETE FROM "TrainingKept" WHERE "gameId" = ${gameId}`;

/** Erases every decision of a game, kept or not. */
export const eraseTraining = async (tx: Tx, gameId: string): Promise<void> => {
  await keepTraining(tx, gameId, false);
  await tx.$executeRaw`DELETE FROM "TrainingDecision" WHERE "gameId" = ${gameId}`;
};

/** The evening of a game is over: its decisions are erased, unless they are kept. */
export const endTraining = (tx: Tx, gameId: string) => tx.$executeRaw`
  DELETE FROM "TrainingDecision" WHERE "gameId" = ${gameId}
    AND NOT EXISTS (SELECT FROM "TrainingKept" k WHERE k."gameId" = ${gameId})`;

/** Erases what was decided eighteen hours ago or earlier in any game, unless it is kept. */
export const eraseOldTraining = (on: Tx = db()) => on.$executeRaw`
  DELETE FROM "TrainingDecision" d WHERE d.at <= now() - interval '18 hours'
    AND NOT EXISTS (SELECT FROM "TrainingKept" k WHERE k."gameId" = d."gameId")`;
