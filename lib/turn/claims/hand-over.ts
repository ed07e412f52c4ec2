import { z } from 'zod';
import { cardName } from '@/lib/db/card-names';
import { holderOf } from '@/lib/db/claims';
import { writeControlNote } from '@/lib/db/control-notes';
import { seatInGame } from '@/lib/db/seats';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { cardFields } from './card-form';

/** `toSeatId` null: whoever of Control takes it. */
export const handOverForm = z.strictObject({
  toSeatId: z.string().nullable(),
  text: writtenText(1000).trim(),
  cards: z.array(z.strictObject(cardFields)).max(20),
});

/**
 * One umpire writes to another, or to all, and hands over cards with it or none. The cards stay in his hand until the
 * note is acknowledged; then they are in the hand of the one who did.
 */
export const handOver = (seat: ControlSeat, input: z.input<typeof handOverForm>): Promise<Answer> =>
  perform(seat, 'hand-over', '', async (tx) => {
    const form = read(handOverForm, input);
    if (!form.ok) return form;
    const { toSeatId, text, cards } = form.value;
    if (text === '' && cards.length === 0)
      return refused('badInput', 'Write a word, or choose a card to hand over.', { field: 'text' });
    if (toSeatId === seat.id) return refused('badInput', 'Choose another umpire.', { field: 'toSeatId' });
    const to = toSeatId === null ? null : await seatInGame(tx, seat.gameId, toSeatId);
    if (toSeatId !== null && (to?.kind !== 'control' || to.revokedAt !== null))
      return refused('notFound', 'This seat of Control is gone.', { field: 'toSeatId' });
    for (const { kind, subjectId } of cards) {
      const holder = await holderOf(tx, seat.gameId, kind, subjectId);
      if (holder?.seatId === seat.id) continue;
      const name = await cardName(tx, seat.gameId, kind, subjectId);
      return refused('notNow', `You do not have ${name} in hand.`, { field: 'cards' });
    }
    const note = { why: 'handOver', toSeatId, text } as const;
    if (cards.length === 0) await writeControlNote(tx, seat, { ...note, kind: null, subjectId: null });
    for (const card of cards) await writeControlNote(tx, seat, { ...note, ...card });
    return done(null);
  });
