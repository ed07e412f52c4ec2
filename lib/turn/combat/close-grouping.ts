import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal, thisTurn } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { choicesInWords, choicesOpen } from './choices-open';
import { closeTheGrouping } from './grouping-closed';

/** `turn` is the turn the person saw. */
export const groupingTurnForm = z.strictObject({ turn: z.number().int() });

/**
 * All combats of the turn are grouped: from now on they can be resolved, and not be changed (§9 Analysing Combat 5). What is
 * not chosen by then stays open, and holds the end of the turn.
 */
export const closeGrouping = controlVerb({
  name: 'close-grouping',
  rule: '§9 Analysing Combat 5',
  who: anyControl,
  form: groupingTurnForm.extend({
    /** The person has not been asked yet: refused with the units that are in no combat and not let go. */
    asks: z.boolean().default(false),
  }),
  inLedger: 'closed the grouping',
  undo: 'turnWentOn',
  run: async ({ tx, act, seat, form }): Promise<{ closedAt: string }> => {
    const turn = await lockTurn(tx, seat.gameId, 'update');
    thisTurn(turn, form.turn);
    if (turn.groupingClosedAt) throw refusal('alreadyDone', 'Grouping is closed for this turn already.');
    const left = form.asks ? choicesInWords(await choicesOpen(turn.gameId, turn, tx)) : [];
    if (left.length > 0) throw refusal('unfinished', left.join(' '), { theirs: left });
    await closeTheGrouping(tx, act, turn);
    return { closedAt: turn.now.toISOString() };
  },
});
