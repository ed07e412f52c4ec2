import { z } from 'zod';
import { nameOfCard } from '@/lib/db/card-names';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { cardFields } from './card-form';
import { inAnothersHands } from './claim-card';

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
