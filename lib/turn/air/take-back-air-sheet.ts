import { once } from '@/lib/db/writes';
import type { Answer } from '@/lib/result';
import type { DeskAirSheet } from '@/lib/visibility/desk';
import { takeBackWrite } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { airPaper } from '../orders/sheet-kinds';
import { takeBack } from '../orders/sheet-steps';

/** Takes a handed-in air request sheet back to the desk, unless Control is reading it. */
export const takeBackAirSheet = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskAirSheet }>> =>
  perform(seat, 'take-back-air-sheet', '§12 Air Operations', async (tx, act) => {
    const form = read(takeBackWrite, input);
    if (!form.ok) return form;
    return once(tx, seat.id, form.value.writeId, () =>
      takeBack(tx, act, seat, airPaper, form.value, 'Tell Control if you must change it: Control can give it back.'),
    );
  });
