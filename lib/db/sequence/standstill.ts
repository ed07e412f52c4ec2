import type { Decision, MessageDelivery } from '@/lib/db/generated/client';
import type { Tx } from '../transaction';

/** MASTER rows that count by the clock. */

/** Adds to the time the clock stood still in the phase under way. */
export const noteStandstill = (tx: Tx, gameId: string, stoodMs: number) =>
  tx.phaseRun.updateMany({ where: { gameId, endedAt: null }, data: { pausedMs: { increment: stoodMs } } });

/** The messages that were still on their way by the clock at a moment. */
export const messagesOnTheWayAt = (tx: Tx, gameId: string, at: Date): Promise<MessageDelivery[]> =>
  tx.messageDelivery.findMany({ where: { gameId, dueAt: { gt: at } }, orderBy: { messageId: 'asc' } });

/** The questions that were still open at a moment. */
export const decisionsOpenAt = (tx: Tx, gameId: string, at: Date): Promise<Decision[]> =>
  tx.decision.findMany({ where: { gameId, settledAt: null, endsAt: { gt: at } }, orderBy: { id: 'asc' } });
