import { z } from 'zod';
import { giveCard, holderOf } from '@/lib/db/claims/claims';
import { acknowledgeNote, lockControlNotes } from '@/lib/db/messages/control-notes';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * “Understood”: the seat has read what another umpire wrote to it, or to all. A card that was handed over is then in its
 * hand, unless a third umpire has it by now or was quicker to answer a note to all.
 */
export const acknowledgeNotes = controlVerb({
  name: 'acknowledge-notes',
  rule: '',
  who: anyControl,
  form: z.strictObject({ noteIds: z.array(z.string().max(60)).min(1).max(50) }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    const notes = await lockControlNotes(tx, seat, form.noteIds);
    if (notes.length === 0) throw refusal('notFound', 'There is no such note to this seat.');
    for (const note of notes) {
      await acknowledgeNote(tx, seat, note.id);
      const { why, kind, subjectId, fromSeatId, seen } = note;
      if (why !== 'handOver' || !kind || !subjectId || seen.length > 0) continue;
      const holder = await holderOf(tx, seat.gameId, kind, subjectId);
      if (!holder || holder.seatId === fromSeatId) await giveCard(tx, seat.gameId, seat.id, kind, subjectId);
    }
  },
});
