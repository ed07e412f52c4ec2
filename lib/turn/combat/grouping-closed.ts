import { change } from '@/lib/db/kernel/change';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';

/** Closes the grouping of the turn (§9 Analysing Combat 5): by its verb, or by the step to the next phase. */
export const closeTheGrouping = (tx: Tx, act: Act, turn: TurnNow) =>
  change(tx, act, 'turn', String(turn.turn), { groupingClosedAt: turn.now });
