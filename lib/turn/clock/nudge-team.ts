import { z } from 'zod';
import { teamsOwing } from '@/lib/db/deadline';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { mayBeNudged, nudge, nudgeForm } from './nudges';

/** The nudge, and to whom. */
export const nudgeTeamForm = nudgeForm.extend({ teamId: z.string() });

/** Tells one team that Control waits for its orders. Not twice within a minute. */
export const nudgeTeam = (seat: ControlSeat, input: z.input<typeof nudgeTeamForm>): Promise<Answer> =>
  perform(seat, 'nudge-team', '§4', async (tx, act) => {
    const form = read(nudgeTeamForm, input);
    if (!form.ok) return form;
    const { teamId, turn, text, reason } = form.value;
    // Held for its own: two umpires at once do not nudge twice.
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (turn !== now.turn || now.movementClosedAt)
      return refused('notNow', 'Movement is closed: no more orders come in.');
    const team = (await teamsOwing(tx, seat.gameId, turn)).find(({ id }) => id === teamId);
    if (!team) return refused('notNow', 'This team owes no orders: its sheet is in, or it has no troops.');
    if (!mayBeNudged(team, now)) return refused('notNow', `${team.name} was nudged within the last minute.`);
    return nudge(tx, act, now, [teamId], { text, reason });
  });
