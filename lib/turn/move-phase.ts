import { z } from 'zod';
import { change } from '@/lib/db/change';
import { runPhase } from '@/lib/db/games';
import { lockTurn } from '@/lib/db/lock';
import { forgetOldWrites } from '@/lib/db/writes';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { issueTheClock } from './issue-clock';
import type { ControlSeat } from './seat';

const phases = ['orders', 'collection', 'movement', 'combat', 'briefing', 'reinforcements'] as const;

/** `from` is the phase the person saw, so that two hands do not move it twice. */
export const movePhaseForm = z.strictObject({ from: z.enum(phases), to: z.enum(phases) });

/** Game control moves the turn to another phase of §4; the clock everyone sees starts anew with its budget. */
export const movePhase = (seat: ControlSeat, input: z.input<typeof movePhaseForm>): Promise<Answer> =>
  perform(seat, 'move-phase', '§4', async (tx, act) => {
    const form = read(movePhaseForm, input);
    if (!form.ok) return form;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (turn.phase !== form.value.from)
      return refused('changedByAnother', `Someone else has moved the turn to ${turn.phase} already.`);
    await change(tx, act, 'game', seat.gameId, { phase: form.value.to, phaseStartedAt: turn.now });
    await runPhase(tx, seat.gameId, turn.turn, form.value.to, turn.now);
    await issueTheClock(tx, seat.gameId);
    await forgetOldWrites(tx);
    return done(null);
  });
