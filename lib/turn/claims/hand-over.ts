import { z } from 'zod';
import { seatInGame } from '@/lib/db/access/seats';
import { cardName } from '@/lib/db/claims/card-names';
import { holderOf } from '@/lib/db/claims/claims';
import { writeControlNote } from '@/lib/db/messages/control-notes';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { cardFields } from './card-form';

/**
 * One umpire writes to another, or to all, and may hand over cards with the note. The cards stay his until somebody
 * acknowledges the note; then they are that umpire's.
 */
export const handOver = controlVerb({
  name: 'hand-over',
  rule: '',
  who: anyControl,
  /** `toSeatId` null: whoever of Control takes it. */
  form: z.strictObject({
    toSeatId: z.string().nullable(),
    text: writtenText(1000).trim(),
    cards: z.array(z.strictObject(cardFields)).max(20),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    const { toSeatId, text, cards } = form;
    if (text === '' && cards.length === 0)
      throw refusal('badInput', 'Write a word, or choose a card to hand over.', { field: 'text' });
    if (toSeatId === seat.id) throw refusal('badInput', 'Choose another umpire.', { field: 'toSeatId' });
    const to = toSeatId === null ? null : await seatInGame(tx, seat.gameId, toSeatId);
    if (toSeatId !== null && (to?.kind !== 'control' || to.revokedAt !== null))
      throw refusal('notFound', 'This seat of Control is gone.', { field: 'toSeatId' });
    for (const { kind, subjectId } of cards) {
      const holder = await holderOf(tx, seat.gameId, kind, subjectId);
      if (holder?.seatId === seat.id) continue;
      const name = await cardName(tx, seat.gameId, kind, subjectId);
      throw refusal('notNow', `You have not taken ${name}.`, { field: 'cards' });
    }
    const note = { why: 'handOver', toSeatId, text } as const;
    if (cards.length === 0) await writeControlNote(tx, seat, { ...note, kind: null, subjectId: null });
    for (const card of cards) await writeControlNote(tx, seat, { ...note, ...card });
  },
});
