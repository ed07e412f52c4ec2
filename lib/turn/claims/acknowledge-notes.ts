import { z } from 'zod';
import { giveCard, holderOf } from '@/lib/db/claims';
import { acknowledgeNote, holdControlNotes } from '@/lib/db/control-notes';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const acknowledgeNotesForm = z.strictObject({ noteIds: z.array(z.string().max(60)).min(1).max(50) });

/**
 * “Understood”: the seat has read what another umpire wrote to it, or to all. A card that was handed over is then in its
 * hand, unless a third umpire has it by now or was quicker to answer a note to all.
 */
export const acknowledgeNotes = (seat: ControlSeat, input: z.input<typeof acknowledgeNotesForm>): Promise<Answer> =>
  perform(seat, 'acknowledge-notes', '', async (tx) => {
    const form = read(acknowledgeNotesForm, input);
    if (!form.ok) return form;
    const notes = await holdControlNotes(tx, seat, form.value.noteIds);
    if (notes.length === 0) return refused('notFound', 'There is no such note to this seat.');
    for (const note of notes) {
      await acknowledgeNote(tx, seat, note.id);
      const { why, kind, subjectId, fromSeatId, seen } = note;
      if (why !== 'handOver' || !kind || !subjectId || seen.length > 0) continue;
      const holder = await holderOf(tx, seat.gameId, kind, subjectId);
      if (!holder || holder.seatId === fromSeatId) await giveCard(tx, seat.gameId, seat.id, kind, subjectId);
    }
    return done(null);
  });
