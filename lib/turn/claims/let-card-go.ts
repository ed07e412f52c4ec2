import { z } from 'zod';
import { type Answer, done } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { cardFields } from './card-form';
import { doneWithCard } from './claim-card';

export const letCardGoForm = z.strictObject(cardFields);

/** Lets a card go: it is free for everybody. A card that is not in the seat's hand stays where it is. */
export const letCardGo = (seat: ControlSeat, input: z.input<typeof letCardGoForm>): Promise<Answer> =>
  perform(seat, 'let-card-go', '', async (tx) => {
    const form = read(letCardGoForm, input);
    if (!form.ok) return form;
    await doneWithCard(tx, seat, form.value.kind, form.value.subjectId);
    return done(null);
  });
