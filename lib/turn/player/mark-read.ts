import { isOnDesk, writeRead } from '@/lib/db/paper-reads';
import { now, touchControl } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import { type Answer, done, refused } from '@/lib/result';
import { readWrite } from '@/lib/visibility/read-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';

/**
 * A paper of the team's desk has been on this seat's screen for a moment. Control sees who has read what; nothing on any
 * desk changes. The first time counts.
 */
export const markRead = (seat: PlayerSeat, input: unknown): Promise<Answer> =>
  perform(seat, 'mark-read', '§10', async (tx) => {
    const form = read(readWrite, input);
    if (!form.ok) return form;
    const { writeId, kind, paperId } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const { gameId, teamId } = seat;
      if (!(await isOnDesk(tx, { gameId, teamId, kind, paperId })))
        return refused('notFound', 'There is no such paper on your desk.');
      const isFirst = await writeRead(tx, { gameId, teamId, seatId: seat.id, kind, paperId, readAt: await now(tx) });
      if (isFirst) touchControl(tx, gameId);
      return done(null);
    });
  });
