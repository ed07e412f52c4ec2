import type { Tx } from '../kernel/transaction';

/** MASTER rows that count by the clock. */

/** Adds to the time the clock stood still in the phase under way. */
export const noteStandstill = (tx: Tx, gameId: string, stoodMs: number) =>
  tx.phaseRun.updateMany({ where: { gameId, endedAt: null }, data: { pausedMs: { increment: stoodMs } } });

/** The things that end by the clock: a question that is to be answered, a message that is on its way. `id` is the ledger's. */
export interface EndsByClock {
  kind: 'decision' | 'messageDelivery';
  id: string;
  at: Date;
}

/** The questions and messages that were still open at a moment. */
export const openByClock = (tx: Tx, gameId: string, at: Date): Promise<EndsByClock[]> => tx.$queryRaw<EndsByClock[]>`
  SELECT 'decision' AS kind, id, "endsAt" AS at FROM "Decision"
    WHERE "gameId" = ${gameId} AND "settledAt" IS NULL AND "endsAt" > ${at}
  UNION ALL
  SELECT 'messageDelivery', "messageId", "dueAt" FROM "MessageDelivery" WHERE "gameId" = ${gameId} AND "dueAt" > ${at}
  ORDER BY kind, id`;
