import { z } from 'zod';
import { crossingsOf } from '@/lib/db/movement/units';
import { lockSheetById } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { notedRow, writeLineNote } from './write-line-note';

/** Says which crossings the units of a row are to go over, as Control reads it (§7). Only Control reads it. */
export const noteCrossings = controlVerb({
  name: 'note-crossings',
  rule: '§7',
  who: anyControl,
  form: notedRow.extend({ crossingIds: z.array(z.string()).max(20) }),
  inLedger: 'noted the crossings of a row',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { crossingIds: named, ...row } = form;
    const crossingIds = [...new Set(named)].sort();
    const sheet = await lockSheetById(tx, seat.gameId, row.sheetId);
    if (!sheet?.lines.some((line) => line.id === row.lineId))
      throw refusal('notFound', 'This row is not on the sheet any more.');
    const known = new Set((await crossingsOf(tx, seat.gameId)).map(({ id }) => id));
    if (crossingIds.some((id) => !known.has(id)))
      throw refusal('notFound', 'There is no such crossing.', { field: 'crossingIds' });
    await claimCard(tx, seat, 'sheet', sheet.id);
    return writeLineNote(tx, act, seat, row, { crossingIds });
  },
});
