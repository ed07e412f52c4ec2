import { z } from 'zod';
import { holdAnySheet } from '@/lib/db/air-sheets';
import { create } from '@/lib/db/change';
import { writeReceipt } from '@/lib/db/issued';
import { readingOf } from '@/lib/db/readings';
import { touchDesk } from '@/lib/db/transaction';
import { issueReceipt } from '@/lib/visibility/receipts';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import type { ControlSeat } from './seat';
import { sourceOf } from './source';

export const sheetIdForm = z.strictObject({ sheetId: z.string() });

/**
 * Opens a handed-in sheet for reading (§4, 1). The receipt is issued in the same transaction: from here on the team
 * can no longer take the sheet back. Opening it again changes nothing.
 */
export const openOrderSheet = (seat: ControlSeat, input: z.input<typeof sheetIdForm>): Promise<Answer> =>
  perform(seat, 'open-order-sheet', '§4', async (tx, act) => {
    const form = read(sheetIdForm, input);
    if (!form.ok) return form;
    const sheet = await holdAnySheet(tx, seat.gameId, form.value.sheetId);
    if (!sheet) return refused('notFound', 'There is no such sheet.');
    if (sheet.state !== 'submitted') return refused('notNow', 'The team has taken this sheet back.');
    if (await readingOf(tx, sheet.id)) return done(null);
    const source = await sourceOf(tx);
    const openedAt = source.now();
    await create(tx, act, 'reading', sheet.id, {
      sheetId: sheet.id,
      gameId: seat.gameId,
      state: 'opened',
      openedAt,
      openedBy: seat.label,
    });
    await writeReceipt(tx, issueReceipt({ gameId: sheet.gameId, teamId: sheet.teamId, sheetId: sheet.id }, source));
    touchDesk(tx, seat.gameId, sheet.teamId);
    return done(null);
  });
