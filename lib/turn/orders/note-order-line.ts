import { lockAnySheet } from '@/lib/db/air/air-sheets';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { notedRow, writeLineNote } from './write-line-note';

/** Writes in the column of Game Control notes (§5). Only Control reads it. */
export const noteOrderLine = controlVerb({
  name: 'note-order-line',
  rule: '§5',
  who: anyControl,
  form: notedRow.extend({ text: writtenText(2000) }),
  inLedger: 'noted on a row',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { text, ...row } = form;
    const sheet = await lockAnySheet(tx, seat.gameId, row.sheetId);
    if (!sheet?.lines.some((line) => line.id === row.lineId))
      throw refusal('notFound', 'This row is not on the sheet any more.');
    await claimCard(tx, seat, sheet.kind, sheet.id);
    return writeLineNote(tx, act, seat, row, { text });
  },
});
