import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { refusal, thisTurn } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** `turn` is the turn the person saw. */
export const groupingTurnForm = z.strictObject({ turn: z.number().int() });

/** All combats of the turn are grouped: from now on they can be resolved, and not be changed (§9 Analysing Combat 5). */
export const closeGrouping = controlVerb({
  name: 'close-grouping',
  rule: '§9 Analysing Combat 5',
  who: anyControl,
  form: groupingTurnForm,
  inLedger: 'closed the grouping',
  undo: 'turnWentOn',
  run: async ({ tx, act, seat, form }): Promise<{ closedAt: string }> => {
    const turn = await lockTurn(tx, seat.gameId, 'update');
    thisTurn(turn, form.turn);
    if (turn.groupingClosedAt) throw refusal('alreadyDone', 'Grouping is closed for this turn already.');
    await change(tx, act, 'turn', String(turn.turn), { groupingClosedAt: turn.now });
    return { closedAt: turn.now.toISOString() };
  },
});
