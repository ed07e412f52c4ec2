import { change } from '@/lib/db/change';
import type { TurnNow } from '@/lib/db/lock';
import type { Act, Tx } from '@/lib/db/transaction';

/** Closes the grouping of the turn (§9 Analysing Combat 5): by its verb, or by the step to the next phase. */
export const closeTheGrouping = (tx: Tx, act: Act, turn: TurnNow) =>
  change(tx, act, 'turn', String(turn.turn), { groupingClosedAt: turn.now });
