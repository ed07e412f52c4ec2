import { now, touchControl } from '@/lib/db/kernel/transaction';
import { isOnDesk, writeRead } from '@/lib/db/team/read-by-team';
import { refusal } from '@/lib/result';
import { readWrite } from '@/lib/visibility/forms/read-form';
import { playerVerb } from '../kernel/verb';

/**
 * A paper of the team's desk has been on this seat's screen for a moment. Control sees who has read what; nothing on any
 * desk changes. The first time counts.
 */
export const markRead = playerVerb({
  name: 'mark-read',
  rule: '§10',
  form: readWrite,
  inLedger: null,
  run: async ({ tx, seat, form }): Promise<void> => {
    const { kind, paperId } = form;
    const { gameId, teamId } = seat;
    if (!(await isOnDesk(tx, { gameId, teamId, kind, paperId })))
      throw refusal('notFound', 'There is no such paper on your desk.');
    const isFirst = await writeRead(tx, { gameId, teamId, seatId: seat.id, kind, paperId, readAt: await now(tx) });
    if (isFirst) touchControl(tx, gameId);
  },
});
