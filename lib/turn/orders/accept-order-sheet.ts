import { z } from 'zod';
import { holdAnySheet } from '@/lib/db/air-sheets';
import { change } from '@/lib/db/change';
import { readingOf } from '@/lib/db/readings';
import { now } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const acceptOrderSheetForm = z.strictObject({ sheetId: z.string(), version: z.number().int().min(1) });

/** Team Control understands the sheet and will carry it out (§4, 1). `version` is the reading's. */
export const acceptOrderSheet = (
  seat: ControlSeat,
  input: z.input<typeof acceptOrderSheetForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'accept-order-sheet', '§4', async (tx, act) => {
    const form = read(acceptOrderSheetForm, input);
    if (!form.ok) return form;
    const sheet = await holdAnySheet(tx, seat.gameId, form.value.sheetId);
    if (sheet?.state !== 'submitted') return refused('notNow', 'The team has taken this sheet back.');
    const reading = await readingOf(tx, sheet.id);
    if (!reading) return refused('notNow', 'Open the sheet before you accept it.');
    if (reading.state === 'accepted') return refused('alreadyDone', `${reading.acceptedBy} has accepted this sheet.`);
    const other = await inAnothersHands(tx, seat, sheet.kind, sheet.id);
    if (other) return other;
    const patch = { state: 'accepted' as const, acceptedAt: await now(tx), acceptedBy: seat.label };
    const accepted = await change(tx, act, 'reading', sheet.id, patch, { seen: form.value.version });
    await doneWithCard(tx, seat, sheet.kind, sheet.id);
    return done({ version: accepted.version });
  });
