import { z } from 'zod';
import { controlSeats, putBox } from '@/lib/db/messages';
import { teamById } from '@/lib/db/teams';
import { touchControl } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `seatId` null: back to the team's own Team Control. */
export const giveBoxForm = z.strictObject({ teamId: z.string(), seatId: z.string().nullable() });

/** Takes the box of a team, or gives it to another umpire. */
export const giveBox = (seat: ControlSeat, input: z.input<typeof giveBoxForm>): Promise<Answer> =>
  perform(seat, 'give-box', '§2', async (tx) => {
    const form = read(giveBoxForm, input);
    if (!form.ok) return form;
    const { teamId, seatId } = form.value;
    if (!(await teamById(tx, seat.gameId, teamId))) return refused('notFound', 'There is no such team in this game.');
    if (seatId !== null && !(await controlSeats(seat.gameId, tx)).some(({ id }) => id === seatId))
      return refused('notFound', 'There is no such seat of Control.');
    await putBox(tx, seat.gameId, teamId, seatId);
    touchControl(tx, seat.gameId);
    return done(null);
  });
