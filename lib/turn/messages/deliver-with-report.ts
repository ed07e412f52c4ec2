import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { lockMessagesWithReport } from '@/lib/db/messages/signals';
import { bringIn } from './bring-in';

/** Delivers what was to come in with the next report of an HQ (OC-124). Part of releasing that report. */
export const deliverWithReport = async (tx: Tx, act: Act, turn: number, teamId: string): Promise<void> =>
  bringIn(tx, act, turn, await lockMessagesWithReport(tx, act.gameId, teamId));
