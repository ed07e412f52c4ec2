import { z } from 'zod';
import { change, create } from '@/lib/db/change';
import { noteOf } from '@/lib/db/readings';
import { holdSheetById } from '@/lib/db/team';
import { crossingsOf } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` is that of Control's note on the row; 0: there was none. */
export const noteCrossingsForm = z.strictObject({
  sheetId: z.string(),
  lineId: z.string(),
  crossingIds: z.array(z.string()).max(20),
  version: z.number().int().min(0),
});

/** Says which crossings the units of a row are to go over, as Control reads it (§7). Only Control reads it. */
export const noteCrossings = (
  seat: ControlSeat,
  input: z.input<typeof noteCrossingsForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'note-crossings', '§7', async (tx, act) => {
    const form = read(noteCrossingsForm, input);
    if (!form.ok) return form;
    const { sheetId, lineId, version } = form.value;
    const crossingIds = [...new Set(form.value.crossingIds)].sort();
    const sheet = await holdSheetById(tx, seat.gameId, sheetId);
    if (!sheet?.lines.some((line) => line.id === lineId))
      return refused('notFound', 'This row is not on the sheet any more.');
    const known = new Set((await crossingsOf(tx, seat.gameId)).map(({ id }) => id));
    if (crossingIds.some((id) => !known.has(id)))
      return refused('notFound', 'There is no such crossing.', { field: 'crossingIds' });
    const other = await inAnothersHands(tx, seat, 'sheet', sheet.id);
    if (other) return other;
    const note = await noteOf(tx, lineId);
    if (!note && version > 0) return refused('notFound', 'This note is gone.');
    if (!note) {
      const row = { lineId, gameId: seat.gameId, sheetId, text: '', by: seat.label, crossingIds };
      const made = await create(tx, act, 'note', lineId, row);
      return done({ version: made.version });
    }
    const changed = await change(tx, act, 'note', lineId, { crossingIds, by: seat.label }, { seen: version });
    return done({ version: changed.version });
  });
