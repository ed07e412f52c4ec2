import { z } from 'zod';
import { holdAnySheet } from '@/lib/db/air-sheets';
import { readingOf } from '@/lib/db/readings';
import { type Answer, done, refused } from '@/lib/result';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { openForReading } from './issue-reading-receipt';

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
    const other = await inAnothersHands(tx, seat, sheet.kind, sheet.id);
    if (other) return other;
    await openForReading(tx, act, seat, sheet);
    return done(null);
  });
