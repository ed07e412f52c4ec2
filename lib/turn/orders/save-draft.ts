import { lockTurn } from '@/lib/db/lock';
import { once } from '@/lib/db/writes';
import type { Answer } from '@/lib/result';
import type { DeskSheet } from '@/lib/visibility/desk';
import { draftWrite } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { mayWriteFor } from './sheet-deadlines';
import { orderPaper } from './sheet-kinds';
import { saveRows } from './sheet-steps';

/**
 * Saves rows of a team's draft as they are typed. Rows nobody else touched are written; where a row has changed since
 * the writer saw it, nothing is stored and the rows as they stand are answered (`theirs.lines`), with the ids of those
 * that were taken off the sheet meanwhile (`theirs.gone`). A row that both took off is no dispute.
 */
export const saveDraft = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskSheet }>> =>
  perform(seat, 'save-draft', '§5', async (tx) => {
    const form = read(draftWrite, input);
    if (!form.ok) return form;
    return once(tx, seat.id, form.value.writeId, async () => {
      const allowed = mayWriteFor(await lockTurn(tx, seat.gameId, 'share'), form.value.turn);
      return allowed.ok ? saveRows(tx, seat, orderPaper, form.value) : allowed;
    });
  });
