import { z } from 'zod';
import { lockAnySheet } from '@/lib/db/air/air-sheets';
import { change } from '@/lib/db/kernel/change';
import { now } from '@/lib/db/kernel/transaction';
import { readingOf } from '@/lib/db/orders/sheet-readings';
import { refusal } from '@/lib/result';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Team Control understands the sheet and will carry it out (§4, 1). `version` is the reading's. */
export const acceptOrderSheet = controlVerb({
  name: 'accept-order-sheet',
  rule: '§4',
  who: anyControl,
  form: z.strictObject({ sheetId: z.string(), version: z.number().int().min(1) }),
  inLedger: 'accepted the sheet',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const sheet = await lockAnySheet(tx, seat.gameId, form.sheetId);
    if (sheet?.state !== 'submitted') throw refusal('notNow', 'The team has taken this sheet back.');
    const reading = await readingOf(tx, sheet.id);
    if (!reading) throw refusal('notNow', 'Open the sheet before you accept it.');
    if (reading.state === 'accepted') throw refusal('alreadyDone', `${reading.acceptedBy} has accepted this sheet.`);
    await claimCard(tx, seat, sheet.kind, sheet.id);
    const patch = { state: 'accepted' as const, acceptedAt: await now(tx), acceptedBy: seat.label };
    const accepted = await change(tx, act, 'reading', sheet.id, patch, { seen: form.version });
    await doneWithCard(tx, seat, sheet.kind, sheet.id);
    return { version: accepted.version };
  },
});
