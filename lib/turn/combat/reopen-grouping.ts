import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal, thisTurn } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { groupingTurnForm } from './close-grouping';

/** Combats can be grouped again. What has been rolled or ruled stays as it is. */
export const reopenGrouping = controlVerb({
  name: 'reopen-grouping',
  rule: '§9 Analysing Combat 5',
  who: anyControl,
  form: groupingTurnForm,
  inLedger: 'reopened the grouping',
  undo: 'turnWentOn',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const turn = await lockTurn(tx, seat.gameId, 'update');
    thisTurn(turn, form.turn);
    if (!turn.groupingClosedAt) throw refusal('alreadyDone', 'Grouping is open.');
    await change(tx, act, 'turn', String(turn.turn), { groupingClosedAt: null });
  },
});
