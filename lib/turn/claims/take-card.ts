import { z } from 'zod';
import { nameOfCard } from '@/lib/db/claims/card-names';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { cardFields } from './card-form';
import { claimCard } from './claim-card';

/** Claims a free card, or renews the claim. Refused while another umpire has it. */
export const takeCard = controlVerb({
  name: 'take-card',
  rule: '',
  who: anyControl,
  form: z.strictObject(cardFields),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    const { kind, subjectId } = form;
    if (!(await nameOfCard(tx, seat.gameId, kind, subjectId))) throw refusal('notFound', 'This card is gone.');
    return claimCard(tx, seat, kind, subjectId);
  },
});
