import type { z } from 'zod';
import { teamsOwing } from '@/lib/db/deadline';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { hasTime, mayBeNudged, nudge, nudgeForm } from './nudges';

/**
 * Tells every team whose orders are not in that Control waits for them. Left out are those nudged within the last minute,
 * and those whose more time still runs. Answers the teams told, by name.
 */
export const nudgeLate = (seat: ControlSeat, input: z.input<typeof nudgeForm>): Promise<Answer<{ nudged: string[] }>> =>
  perform(seat, 'nudge-late', '§4', async (tx, act) => {
    const form = read(nudgeForm, input);
    if (!form.ok) return form;
    const { turn, text, reason } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'update');
    if (turn !== now.turn || now.movementClosedAt)
      return refused('notNow', 'Movement is closed: no more orders come in.');
    const late = (await teamsOwing(tx, seat.gameId, turn)).filter((team) => !hasTime(team, now));
    if (late.length === 0)
      return refused('alreadyDone', 'Nobody is to be nudged: every sheet is in, or has its time yet.');
    const teams = late.filter((team) => mayBeNudged(team, now));
    if (teams.length === 0) return refused('notNow', 'All of them were nudged within the last minute.');
    const teamIds = teams.map(({ id }) => id);
    const told = await nudge(tx, act, now, teamIds, { text, reason });
    return told.ok ? done({ nudged: teams.map(({ name }) => name) }) : told;
  });
