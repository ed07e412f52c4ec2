import { z } from 'zod';
import { lockAnySheet } from '@/lib/db/air/air-sheets';
import { change, create } from '@/lib/db/change';
import { noteOf } from '@/lib/db/orders/sheet-readings';
import { refusal } from '@/lib/result';
import { writtenText } from '@/lib/visibility/forms/order-form';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Writes in the column of Game Control notes (§5). Only Control reads it. */
export const noteOrderLine = controlVerb({
  name: 'note-order-line',
  rule: '§5',
  who: anyControl,
  /** `version` 0: there was no note. */
  form: z.strictObject({
    sheetId: z.string(),
    lineId: z.string(),
    text: writtenText(2000),
    version: z.number().int().min(0),
  }),
  inLedger: 'noted on a row',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { sheetId, lineId, text, version } = form;
    const sheet = await lockAnySheet(tx, seat.gameId, sheetId);
    if (!sheet?.lines.some((line) => line.id === lineId))
      throw refusal('notFound', 'This row is not on the sheet any more.');
    await claimCard(tx, seat, sheet.kind, sheet.id);
    const note = await noteOf(tx, lineId);
    if (!note && version === 0) {
      const made = await create(tx, act, 'note', lineId, {
        lineId,
        gameId: seat.gameId,
        sheetId,
        text,
        by: seat.label,
      });
      return { version: made.version };
    }
    if (!note) throw refusal('notFound', 'This note is gone.');
    const changed = await change(tx, act, 'note', lineId, { text, by: seat.label }, { seen: version });
    return { version: changed.version };
  },
});
