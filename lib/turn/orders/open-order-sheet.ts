import { z } from 'zod';
import { lockAnySheet } from '@/lib/db/air/air-sheets';
import { readingOf } from '@/lib/db/orders/sheet-readings';
import { refusal, thereIs } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { issueReadingReceipt } from './issue-reading-receipt';

export const sheetIdForm = z.strictObject({ sheetId: z.string() });

/**
 * Opens a handed-in sheet for reading (§4, 1). The receipt is issued in the same transaction: from here on the team
 * can no longer take the sheet back. Opening it again changes nothing.
 */
export const openOrderSheet = controlVerb({
  name: 'open-order-sheet',
  rule: '§4',
  who: anyControl,
  form: sheetIdForm,
  inLedger: 'opened the sheet',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const sheet = thereIs(await lockAnySheet(tx, seat.gameId, form.sheetId), 'sheet');
    if (sheet.state !== 'submitted') throw refusal('notNow', 'The team has taken this sheet back.');
    if (await readingOf(tx, sheet.id)) return;
    await claimCard(tx, seat, sheet.kind, sheet.id);
    await issueReadingReceipt(tx, act, seat, sheet);
  },
});
