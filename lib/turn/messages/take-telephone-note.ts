import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Takes down what a team says on the telephone, with the turn and the hour. What becomes of it is settled later. */
export const takeTelephoneNote = controlVerb({
  name: 'take-telephone-note',
  rule: '§2',
  who: anyControl,
  /** `teamId` null: the caller is not noted yet. */
  form: z.strictObject({
    teamId: z.string().nullable(),
    text: writtenText(2000).trim().min(1, 'write down what was said'),
  }),
  inLedger: 'took a telephone note',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ noteId: string }> => {
    const { teamId, text } = form;
    const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
    if (teamId !== null && !(await teamById(tx, seat.gameId, teamId)))
      throw refusal('badInput', 'There is no such team in this game.', { field: 'teamId' });
    const id = newId();
    const note = { id, gameId: seat.gameId, turn, teamId, text, takenBy: seat.label, takenAt: now };
    await create(tx, act, 'telephone', id, note);
    return { noteId: id };
  },
});
