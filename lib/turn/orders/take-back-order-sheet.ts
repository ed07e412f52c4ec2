import { once } from '@/lib/db/writes';
import type { Answer } from '@/lib/result';
import type { DeskSheet } from '@/lib/visibility/desk';
import { takeBackWrite } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { orderPaper } from './sheet-kinds';
import { takeBack } from './sheet-steps';

/**
 * Takes a handed-in sheet back to the desk. Only the receipt that Control is reading it stands against that, and
 * a sheet that a colleague has handed in anew since this one was seen.
 */
export const takeBackOrderSheet = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskSheet }>> =>
  perform(seat, 'take-back-order-sheet', '§5', async (tx, act) => {
    const form = read(takeBackWrite, input);
    if (!form.ok) return form;
    return once(tx, seat.id, form.value.writeId, () =>
      takeBack(tx, act, seat, orderPaper, form.value, 'Ask for it back if you must change it.'),
    );
  });
