import { z } from 'zod';
import { nameOfCard } from '@/lib/db/card-names';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { cardFields } from './card-form';
import { inAnothersHands } from './in-hand';
import type { ControlSeat } from './seat';

export const takeCardForm = z.strictObject(cardFields);

/** Takes a free card in hand, or keeps it there. Refused while another umpire has it. */
export const takeCard = (seat: ControlSeat, input: z.input<typeof takeCardForm>): Promise<Answer> =>
  perform(seat, 'take-card', '', async (tx) => {
    const form = read(takeCardForm, input);
    if (!form.ok) return form;
    const { kind, subjectId } = form.value;
    if (!(await nameOfCard(tx, seat.gameId, kind, subjectId))) return refused('notFound', 'This card is gone.');
    return (await inAnothersHands(tx, seat, kind, subjectId)) ?? done(null);
  });
