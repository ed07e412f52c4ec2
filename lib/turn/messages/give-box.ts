import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import { touchControl } from '@/lib/db/kernel/transaction';
import { controlSeats, putBox } from '@/lib/db/messages/messages';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Takes the box of a team, or gives it to another umpire. */
export const giveBox = controlVerb({
  name: 'give-box',
  rule: '§2',
  who: anyControl,
  /** `seatId` null: back to the team's own Team Control. */
  form: z.strictObject({ teamId: z.string(), seatId: z.string().nullable() }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    const { teamId, seatId } = form;
    if (!(await teamById(tx, seat.gameId, teamId))) throw refusal('notFound', 'There is no such team in this game.');
    if (seatId !== null && !(await controlSeats(seat.gameId, tx)).some(({ id }) => id === seatId))
      throw refusal('notFound', 'There is no such seat of Control.');
    await putBox(tx, seat.gameId, teamId, seatId);
    touchControl(tx, seat.gameId);
  },
});
