import { z } from 'zod';
import { holdAnySheet } from '@/lib/db/air-sheets';
import { change, create } from '@/lib/db/change';
import { noteOf } from '@/lib/db/readings';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` 0: there was no note. */
export const noteOrderLineForm = z.strictObject({
  sheetId: z.string(),
  lineId: z.string(),
  text: writtenText(2000),
  version: z.number().int().min(0),
});

/** Writes in the column of Game Control notes (§5). Only Control reads it. */
export const noteOrderLine = (
  seat: ControlSeat,
  input: z.input<typeof noteOrderLineForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'note-order-line', '§5', async (tx, act) => {
    const form = read(noteOrderLineForm, input);
    if (!form.ok) return form;
    const { sheetId, lineId, text, version } = form.value;
    const sheet = await holdAnySheet(tx, seat.gameId, sheetId);
    if (!sheet?.lines.some((line) => line.id === lineId))
      return refused('notFound', 'This row is not on the sheet any more.');
    const other = await inAnothersHands(tx, seat, sheet.kind, sheet.id);
    if (other) return other;
    const note = await noteOf(tx, lineId);
    if (!note && version === 0) {
      const made = await create(tx, act, 'note', lineId, {
        lineId,
        gameId: seat.gameId,
        sheetId,
        text,
        by: seat.label,
      });
      return done({ version: made.version });
    }
    if (!note) return refused('notFound', 'This note is gone.');
    const changed = await change(tx, act, 'note', lineId, { text, by: seat.label }, { seen: version });
    return done({ version: changed.version });
  });
