import { z } from 'zod';
import { nameOfCard } from '@/lib/db/claims/card-names';
import { giveCard, holderOf } from '@/lib/db/claims/claims';
import { writeControlNote } from '@/lib/db/messages/control-notes';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { cardFields } from './card-form';
import { claimCard } from './claim-card';

/** Takes a card out of another umpire's hand, with a reason that he is told and acknowledges. A free card is just taken. */
export const takeCardOver = controlVerb({
  name: 'take-card-over',
  rule: '',
  who: anyControl,
  form: z.strictObject({ ...cardFields, reason: writtenText(500).trim() }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    const { kind, subjectId, reason } = form;
    if (!(await nameOfCard(tx, seat.gameId, kind, subjectId))) throw refusal('notFound', 'This card is gone.');
    const holder = await holderOf(tx, seat.gameId, kind, subjectId);
    if (!holder || holder.seatId === seat.id) return claimCard(tx, seat, kind, subjectId);
    if (reason === '') throw refusal('reasonNeeded', `Say why: ${holder.label} is told.`, { field: 'reason' });
    await giveCard(tx, seat.gameId, seat.id, kind, subjectId);
    await writeControlNote(tx, seat, { why: 'takenOver', toSeatId: holder.seatId, kind, subjectId, text: reason });
  },
});
