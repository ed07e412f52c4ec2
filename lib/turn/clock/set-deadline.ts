import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const setDeadlineForm = z.strictObject({ deadline: z.enum(['wait', 'takeDraft']) });

/**
 * Game control chooses what becomes of orders that are not in when the orders phase ends: Control waits for them, or the
 * drafts are taken as they lie. Nobody else is told.
 */
export const setDeadline = (seat: ControlSeat, input: z.input<typeof setDeadlineForm>): Promise<Answer> =>
  perform(seat, 'set-deadline', '§4', async (tx, act) => {
    const form = read(setDeadlineForm, input);
    if (!form.ok) return form;
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (now.deadline === form.value.deadline) return refused('alreadyDone', 'That is so already.');
    await change(tx, act, 'game', seat.gameId, { deadline: form.value.deadline });
    return done(null);
  });
