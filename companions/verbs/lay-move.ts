import { holdIssuedTable } from '@/lib/db/issued';
import { laidOn, writeLaid } from '@/lib/db/team';
import { enter, now, touchDesk } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import { truthOf } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '@/lib/turn/kernel/perform';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { tableWrite } from '@/lib/visibility/table-form';
import { whyNotLaid } from './lay-move-checks';

/**
 * A team lays a move face down on the table it is shown, for Control to turn over. What is laid stays. Whether it fits
 * depends on what the team is shown and on nothing else.
 */
export const layMove = (seat: PlayerSeat, input: unknown): Promise<Answer> =>
  perform(seat, 'lay-move', 'companion games', async (tx, act) => {
    const form = read(tableWrite, input);
    if (!form.ok) return form;
    const { writeId, tableId, move } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const { gameId, teamId } = seat;
      const table = await holdIssuedTable(tx, gameId, teamId, tableId);
      if (!table) return refused('notFound', 'The table has moved on. Look at it again.');
      const [before] = await laidOn([tableId], tx);
      if (before) return refused('alreadyDone', `${before.laidBy} has laid this turn’s already.`);
      const wrong = whyNotLaid(table.shown, move);
      if (wrong) return refused('badInput', wrong.message, { field: wrong.field });
      const laid = { tableId, gameId, teamId, move, laidBy: seat.label, laidAt: await now(tx) };
      await writeLaid(tx, laid);
      enter(tx, { act, kind: 'laidMove', subjectId: tableId, before: null, after: truthOf('laidMove', laid) });
      touchDesk(tx, gameId, teamId);
      return done(null);
    });
  });
