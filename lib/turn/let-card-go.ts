import { z } from 'zod';
import { perform, read } from './act';
import { type Answer, done } from './answer';
import { cardFields } from './card-form';
import { doneWithCard } from './in-hand';
import type { ControlSeat } from './seat';

export const letCardGoForm = z.strictObject(cardFields);

/** Lets a card go: it is free for everybody. A card that is not in the seat's hand stays where it is. */
export const letCardGo = (seat: ControlSeat, input: z.input<typeof letCardGoForm>): Promise<Answer> =>
  perform(seat, 'let-card-go', '', async (tx) => {
    const form = read(letCardGoForm, input);
    if (!form.ok) return form;
    await doneWithCard(tx, seat, form.value.kind, form.value.subjectId);
    return done(null);
  });
