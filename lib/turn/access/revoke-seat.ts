import type { z } from 'zod';
import { dropCodes, giveSeat, seatInGame } from '@/lib/db/seats';
import { now } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { seatIdForm } from './reissue-seat';

/** Takes a seat from its holder for good, until it is re-issued. Nobody revokes his own. */
export const revokeSeat = (seat: ControlSeat, input: z.input<typeof seatIdForm>): Promise<Answer> =>
  perform(seat, 'revoke-seat', '§2', async (tx, act) => {
    const form = read(seatIdForm, input);
    if (!form.ok) return form;
    if (form.value.seatId === seat.id) return refused('notNow', 'You cannot revoke the seat you sit on.');
    const row = await seatInGame(tx, seat.gameId, form.value.seatId);
    if (!row) return refused('notFound', 'There is no such seat in this game.');
    await giveSeat(tx, act, row.id, { revokedAt: await now(tx), holderId: null });
    await dropCodes(tx, row.id);
    return done(null);
  });
