import type { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { issueTheClock } from '../issuing/issue-clock';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { clockForm } from './pause-clock';
import { moveByStandstill } from './paused-clock';

/** Game control lets the clock run again: all that counts by it moves on by the time it stood, so that nobody lost any. */
export const resumeClock = (seat: ControlSeat, input: z.input<typeof clockForm>): Promise<Answer> =>
  perform(seat, 'resume-clock', '§4', async (tx, act) => {
    const form = read(clockForm, input);
    if (!form.ok) return form;
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (form.value.turn !== now.turn) return refused('notNow', `This is turn ${now.turn} already.`);
    if (!now.pausedAt) return refused('alreadyDone', 'The clock runs already.');
    const phaseStartedAt = await moveByStandstill(tx, act, now);
    await change(tx, act, 'game', seat.gameId, { pausedAt: null, phaseStartedAt });
    await issueTheClock(tx, seat.gameId);
    return done(null);
  });
