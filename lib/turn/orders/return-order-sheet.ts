import type { z } from 'zod';
import { holdAnySheet, sheetToDraft } from '@/lib/db/air-sheets';
import { remove } from '@/lib/db/change';
import { dropReceipt } from '@/lib/db/issued';
import { lockTurn } from '@/lib/db/lock';
import { readingOf } from '@/lib/db/readings';
import { enter, touchDesk } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { sheetIdForm } from './open-order-sheet';
import { sheetTruth } from './sheet-view';

/** Gives a sheet back to its team, which may then change it and hand it in again. */
export const returnOrderSheet = (seat: ControlSeat, input: z.input<typeof sheetIdForm>): Promise<Answer> =>
  perform(seat, 'return-order-sheet', '§4', async (tx, act) => {
    const form = read(sheetIdForm, input);
    if (!form.ok) return form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const sheet = await holdAnySheet(tx, seat.gameId, form.value.sheetId);
    if (!sheet) return refused('notFound', 'There is no such sheet.');
    if (sheet.state !== 'submitted') return refused('alreadyDone', 'The team has this sheet on its desk.');
    if (turn.movementClosedAt || sheet.turn !== turn.turn)
      return refused('notNow', 'Movement is closed: the orders of this turn stand.');
    const other = await inAnothersHands(tx, seat, sheet.kind, sheet.id);
    if (other) return other;
    if (await readingOf(tx, sheet.id)) await remove(tx, act, 'reading', sheet.id);
    await dropReceipt(tx, sheet.id);
    await sheetToDraft(tx, sheet);
    const before = truthOf(sheet.kind, sheetTruth(sheet));
    enter(tx, { act, kind: sheet.kind, subjectId: sheet.id, before, after: null });
    await doneWithCard(tx, seat, sheet.kind, sheet.id);
    touchDesk(tx, seat.gameId, sheet.teamId);
    return done(null);
  });
