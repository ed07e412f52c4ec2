import { z } from 'zod';
import { renewClaims } from '@/lib/db/claims/claims';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { cardFields } from './card-form';

/**
 * Renews the claims on cards while their page is open. A claim that has lapsed, or that another has taken over, is not
 * made again.
 */
export const renewCards = controlVerb({
  name: 'renew-cards',
  rule: '',
  who: anyControl,
  form: z.strictObject({ cards: z.array(z.strictObject(cardFields)).max(50) }),
  inLedger: null,
  undo: 'atItsDesk',
  mayRepeat: true,
  run: async ({ tx, seat, form }): Promise<void> => {
    const cards = form.cards.map(({ kind, subjectId }) => `${kind} ${subjectId}`);
    await renewClaims(tx, seat.gameId, seat.id, cards);
  },
});
