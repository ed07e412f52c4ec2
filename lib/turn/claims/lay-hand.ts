import { z } from 'zod';
import { putHand } from '@/lib/db/hands';
import { type Answer, done } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** The counters in hand, all of them; at least one. */
export const layHandForm = z.strictObject({ unitIds: z.array(z.string().min(1).max(40)).min(1).max(200) });

/**
 * Lays the seat's hand on counters of the master map, or keeps it there: the rest of Control sees whose it is. It blocks
 * nothing and is off by itself when it is not renewed. It stands in no ledger, and no player hears of it.
 */
export const layHand = (seat: ControlSeat, input: z.input<typeof layHandForm>): Promise<Answer> =>
  perform(seat, 'lay-hand', '', async (tx) => {
    const form = read(layHandForm, input);
    if (!form.ok) return form;
    await putHand(tx, seat.gameId, seat.id, form.value.unitIds);
    return done(null);
  });
