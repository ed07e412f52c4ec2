import { z } from 'zod';
import { nameOfCard } from '@/lib/db/card-names';
import { giveCard, holderOf } from '@/lib/db/claims';
import { writeControlNote } from '@/lib/db/control-notes';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { cardFields } from './card-form';
import { inAnothersHands } from './claim-card';

export const takeCardOverForm = z.strictObject({ ...cardFields, reason: writtenText(500).trim() });

/** Takes a card out of another umpire's hand, with a reason that he is told and acknowledges. A free card is just taken. */
export const takeCardOver = (seat: ControlSeat, input: z.input<typeof takeCardOverForm>): Promise<Answer> =>
  perform(seat, 'take-card-over', '', async (tx) => {
    const form = read(takeCardOverForm, input);
    if (!form.ok) return form;
    const { kind, subjectId, reason } = form.value;
    if (!(await nameOfCard(tx, seat.gameId, kind, subjectId))) return refused('notFound', 'This card is gone.');
    const holder = await holderOf(tx, seat.gameId, kind, subjectId);
    if (!holder || holder.seatId === seat.id) return (await inAnothersHands(tx, seat, kind, subjectId)) ?? done(null);
    if (reason === '') return refused('reasonNeeded', `Say why: ${holder.label} is told.`, { field: 'reason' });
    await giveCard(tx, seat.gameId, seat.id, kind, subjectId);
    await writeControlNote(tx, seat, { why: 'takenOver', toSeatId: holder.seatId, kind, subjectId, text: reason });
    return done(null);
  });
