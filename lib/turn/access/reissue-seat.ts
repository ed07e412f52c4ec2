import { z } from 'zod';
import { dropCodes, giveSeat, issueCode, seatInGame } from '@/lib/db/seats';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const seatIdForm = z.strictObject({ seatId: z.string() });

/** Gives a seat a new one-time code. The laptop that held it is out at once; its drafts stay. */
export const reissueSeat = (seat: ControlSeat, input: z.input<typeof seatIdForm>): Promise<Answer<{ code: string }>> =>
  perform(seat, 'reissue-seat', '§2', async (tx, act) => {
    const form = read(seatIdForm, input);
    if (!form.ok) return form;
    const row = await seatInGame(tx, seat.gameId, form.value.seatId);
    if (!row) return refused('notFound', 'There is no such seat in this game.');
    await giveSeat(tx, act, row.id, { holderId: null, usedAt: null, revokedAt: null });
    await dropCodes(tx, row.id);
    return done({ code: await issueCode(tx, row.id) });
  });
