import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { entriesOfAct } from '@/lib/db/record/acts';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs, thisTurn } from '@/lib/result';
import { isInTime, whyNotUndone } from '../kernel/undo';
import { controlVerb, declarationOf } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { compensateAct } from './compensate-act';

/**
 * Takes back a recent act of Control's with a reason: every entry of it by a compensating one, and what was undone stays
 * visible. Refused for acts that no compensation makes good (dice, what players were told), of a turn that is over, and
 * when something later stands on it.
 */
export const undoAct = controlVerb({
  name: 'undo-act',
  rule: '§2',
  who: anyControl,
  /** `number`: any entry of the act. */
  form: z.strictObject({
    number: z.number().int().min(1).max(1_000_000_000),
    reason: writtenText(500).trim().min(1, 'needs a reason'),
  }),
  inLedger: 'took an act back',
  undo: 'undidAnAct',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ entries: number }> => {
    const { number, reason } = form;
    const now = await lockTurn(tx, seat.gameId, 'update');
    const entries = await entriesOfAct(tx, seat.gameId, number);
    const first = thereIs(entries[0], 'entry in the ledger', 'number');
    const declared = declarationOf(first.verb);
    const never = whyNotUndone(declared);
    if (never) throw refusal('notNow', never);
    if (!isInTime(declared, first.turn, now.turn)) thisTurn(now, first.turn);
    if (declared?.undo === 'untilMovementCloses' && now.movementClosedAt !== null && now.movementClosedAt > first.at)
      throw refusal(
        'notNow',
        'Movement has been closed since, and the teams told where they stand. Move the counter instead.',
      );
    const _taken = await compensateAct(tx, { ...unsigned, reason }, now, entries);
    return { entries: entries.length };
  },
});
