import { z } from 'zod';
import { create } from '@/lib/db/change';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { teamById } from '@/lib/db/teams';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `teamId` null: the caller is not noted yet. */
export const takeTelephoneNoteForm = z.strictObject({
  teamId: z.string().nullable(),
  text: writtenText(2000).trim().min(1, 'write down what was said'),
});

/** Takes down what a team says on the telephone, with the turn and the hour. What becomes of it is settled later. */
export const takeTelephoneNote = (
  seat: ControlSeat,
  input: z.input<typeof takeTelephoneNoteForm>,
): Promise<Answer<{ noteId: string }>> =>
  perform(seat, 'take-telephone-note', '§2', async (tx, act) => {
    const form = read(takeTelephoneNoteForm, input);
    if (!form.ok) return form;
    const { teamId, text } = form.value;
    const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
    if (teamId !== null && !(await teamById(tx, seat.gameId, teamId)))
      return refused('badInput', 'There is no such team in this game.', { field: 'teamId' });
    const id = newId();
    const note = { id, gameId: seat.gameId, turn, teamId, text, takenBy: seat.label, takenAt: now };
    await create(tx, act, 'telephone', id, note);
    return done({ noteId: id });
  });
