import { z } from 'zod';
import { change, create } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { requestNoteOf, sheetOfRequest } from '@/lib/db/requests';
import { holdSheetById } from '@/lib/db/team';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `requestId` is the row that asks, or the copy to be carried; `version` 0: nothing was written of it. */
export const noteRequestForm = z.strictObject({
  requestId: z.string(),
  text: writtenText(500).trim(),
  version: z.number().int().min(0),
});

/** Writes what was heard of a team's request, for its report (§10). The team is told when its report is released. */
export const noteRequest = (
  seat: ControlSeat,
  input: z.input<typeof noteRequestForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'note-request', '§10', async (tx, act) => {
    const form = read(noteRequestForm, input);
    if (!form.ok) return form;
    const { requestId, text, version } = form.value;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const sheetId = await sheetOfRequest(tx, seat.gameId, requestId);
    const sheet = sheetId ? await holdSheetById(tx, seat.gameId, sheetId) : null;
    if (sheet?.state !== 'submitted') return refused('notFound', 'The team does not ask for this any more.');
    if (sheet.turn !== now.turn) return refused('notNow', `Turn ${sheet.turn} is over; this is turn ${now.turn}.`);
    const other = await inAnothersHands(tx, seat, 'sheet', sheet.id);
    if (other) return other;
    const note = await requestNoteOf(tx, requestId);
    const words = { text, by: seat.label };
    if (note) {
      const changed = await change(tx, act, 'request', requestId, words, { seen: version });
      return done({ version: changed.version });
    }
    const { gameId, teamId } = sheet;
    const made = await create(tx, act, 'request', requestId, { id: requestId, gameId, teamId, ...words });
    return done({ version: made.version });
  });
