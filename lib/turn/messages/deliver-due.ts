import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { messagesDue } from '@/lib/db/messages/signals';
import { bringIn } from './bring-in';

/** Delivers what was on its way to a turn that opens, each as it was sent. Part of opening the turn. */
export const deliverDue = async (tx: Tx, act: Act, turn: number): Promise<void> =>
  bringIn(tx, act, turn, await messagesDue(tx, act.gameId, turn));
