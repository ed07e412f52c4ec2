import { z } from 'zod';
import { holdDrafts } from '@/lib/db/deadline';
import { extensionOf } from '@/lib/db/issued-clock';
import { lockTurn } from '@/lib/db/lock';
import { teamById } from '@/lib/db/teams';
import { type Answer, done, refused } from '@/lib/result';
import { timeByClock } from '../clock/paused-clock';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { isBlank, takeDraftAsItLies } from './take-drafts';

/** `turn` is the turn the person saw. */
export const takeDraftForm = z.strictObject({ teamId: z.string(), turn: z.number().int().min(1) });

/** Takes the draft of one team that has not handed in, as it lies. Refused while more time that the team was given still runs. */
export const takeDraft = (seat: ControlSeat, input: z.input<typeof takeDraftForm>): Promise<Answer> =>
  perform(seat, 'take-draft', '§4', async (tx, act) => {
    const form = read(takeDraftForm, input);
    if (!form.ok) return form;
    const { teamId, turn } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'share');
    if (turn !== now.turn || now.movementClosedAt)
      return refused('notNow', 'Movement is closed: the orders of this turn stand.');
    const team = await teamById(tx, seat.gameId, teamId);
    if (!team) return refused('notFound', 'There is no such team in this game.');
    const longer = await extensionOf(tx, { gameId: seat.gameId, teamId, turn });
    if (longer && longer.until > timeByClock(now))
      return refused('notNow', `${team.name} has been given more time, and it has not run out.`);
    const [sheet] = await holdDrafts(tx, seat.gameId, turn, teamId);
    if (!sheet || isBlank(sheet))
      return refused('notNow', `${team.name} has handed its sheet in, or has written nothing that could be taken.`);
    await takeDraftAsItLies(tx, act, sheet, now);
    return done(null);
  });
