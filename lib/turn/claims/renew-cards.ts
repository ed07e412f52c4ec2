import { z } from 'zod';
import { renewClaims } from '@/lib/db/claims';
import { type Answer, done } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { cardFields } from './card-form';

export const renewCardsForm = z.strictObject({ cards: z.array(z.strictObject(cardFields)).max(50) });

/** Keeps cards in hand while their page is open. One that has lapsed, or another has taken over, is not taken again. */
export const renewCards = (seat: ControlSeat, input: z.input<typeof renewCardsForm>): Promise<Answer> =>
  perform(seat, 'renew-cards', '', async (tx) => {
    const form = read(renewCardsForm, input);
    if (!form.ok) return form;
    const cards = form.value.cards.map(({ kind, subjectId }) => `${kind} ${subjectId}`);
    await renewClaims(tx, seat.gameId, seat.id, cards);
    return done(null);
  });
