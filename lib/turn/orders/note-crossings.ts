import { z } from 'zod';
import { change, create } from '@/lib/db/change';
import { crossingsOf } from '@/lib/db/movement/units';
import { noteOf } from '@/lib/db/orders/sheet-readings';
import { lockSheetById } from '@/lib/db/player/team-rows';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Says which crossings the units of a row are to go over, as Control reads it (§7). Only Control reads it. */
export const noteCrossings = controlVerb({
  name: 'note-crossings',
  rule: '§7',
  who: anyControl,
  /** `version` is that of Control's note on the row; 0: there was none. */
  form: z.strictObject({
    sheetId: z.string(),
    lineId: z.string(),
    crossingIds: z.array(z.string()).max(20),
    version: z.number().int().min(0),
  }),
  inLedger: null,
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { sheetId, lineId, version } = form;
    const crossingIds = [...new Set(form.crossingIds)].sort();
    const sheet = await lockSheetById(tx, seat.gameId, sheetId);
    if (!sheet?.lines.some((line) => line.id === lineId))
      throw refusal('notFound', 'This row is not on the sheet any more.');
    const known = new Set((await crossingsOf(tx, seat.gameId)).map(({ id }) => id));
    if (crossingIds.some((id) => !known.has(id)))
      throw refusal('notFound', 'There is no such crossing.', { field: 'crossingIds' });
    await claimCard(tx, seat, 'sheet', sheet.id);
    const note = await noteOf(tx, lineId);
    if (!note && version > 0) throw refusal('notFound', 'This note is gone.');
    if (!note) {
      const row = { lineId, gameId: seat.gameId, sheetId, text: '', by: seat.label, crossingIds };
      const made = await create(tx, act, 'note', lineId, row);
      return { version: made.version };
    }
    const changed = await change(tx, act, 'note', lineId, { crossingIds, by: seat.label }, { seen: version });
    return { version: changed.version };
  },
});
