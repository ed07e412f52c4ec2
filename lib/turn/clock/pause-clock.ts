import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `turn` is the turn the person saw. */
export const clockForm = z.strictObject({ turn: z.number().int().min(1) });

/** Game control stops the clock: every countdown stands still, in the hall and on every desk. */
export const pauseClock = (seat: ControlSeat, input: z.input<typeof clockForm>): Promise<Answer> =>
  perform(seat, 'pause-clock', '§4', async (tx, act) => {
    const form = read(clockForm, input);
    if (!form.ok) return form;
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (form.value.turn !== now.turn) return refused('notNow', `This is turn ${now.turn} already.`);
    if (now.pausedAt) return refused('alreadyDone', 'The clock stands still already.');
    await change(tx, act, 'game', seat.gameId, { pausedAt: now.now });
    await issueTheClock(tx, seat.gameId);
    return done(null);
  });
