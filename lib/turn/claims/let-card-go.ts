import { z } from 'zod';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { cardFields } from './card-form';
import { doneWithCard } from './claim-card';

/** Lets a card go: it is free for everybody. A card that is not in the seat's hand stays where it is. */
export const letCardGo = controlVerb({
  name: 'let-card-go',
  rule: '',
  who: anyControl,
  form: z.strictObject(cardFields),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    await doneWithCard(tx, seat, form.kind, form.subjectId);
  },
});
