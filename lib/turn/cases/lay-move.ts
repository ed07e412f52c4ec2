import { lockIssuedTable } from '@/lib/db/issued/issued';
import { enterMade } from '@/lib/db/kernel/change';
import { now, touchDesk } from '@/lib/db/kernel/transaction';
import { laidOn, writeLaid } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { playerVerb } from '@/lib/turn/kernel/verb';
import { tableWrite } from '@/lib/visibility/forms/table-form';
import { whyNotLaid } from './lay-move-checks';

/**
 * A team lays a move face down on the table it is shown, for Control to turn over. What is laid stays. Whether it fits
 * depends only on what the team is shown.
 */
export const layMove = playerVerb({
  name: 'lay-move',
  rule: 'companion games',
  form: tableWrite,
  inLedger: 'laid a move at a companion game',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { tableId, move } = form;
    const { gameId, teamId } = seat;
    const table = await lockIssuedTable(tx, gameId, teamId, tableId);
    if (!table) throw refusal('notFound', 'The table has moved on. Look at it again.');
    const [before] = await laidOn([tableId], tx);
    if (before) throw refusal('alreadyDone', `${before.laidBy} has laid this turn’s already.`);
    const wrong = whyNotLaid(table.shown, move);
    if (wrong) throw refusal('badInput', wrong.message, { field: wrong.field });
    const laid = { tableId, gameId, teamId, move, laidBy: seat.label, laidAt: await now(tx) };
    await writeLaid(tx, laid);
    enterMade(tx, act, 'laidMove', tableId, laid);
    touchDesk(tx, gameId, teamId);
  },
});
