import { lockAnySheet, sheetToDraft } from '@/lib/db/air/air-sheets';
import { dropReceipt } from '@/lib/db/issued/issued';
import { enterGone, remove } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { readingOf } from '@/lib/db/orders/sheet-readings';
import { refusal, thereIs } from '@/lib/result';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { sheetTruth } from '../sheets/sheet-view';
import { sheetIdForm } from './open-order-sheet';

/** Gives a sheet back to its team, which may then change it and hand it in again. */
export const returnOrderSheet = controlVerb({
  name: 'return-order-sheet',
  rule: '§4',
  who: anyControl,
  form: sheetIdForm,
  inLedger: 'returned the sheet to the team',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const sheet = thereIs(await lockAnySheet(tx, seat.gameId, form.sheetId), 'sheet');
    if (sheet.state !== 'submitted') throw refusal('alreadyDone', 'The team has this sheet on its desk.');
    if (turn.movementClosedAt || sheet.turn !== turn.turn)
      throw refusal('notNow', 'Movement is closed: the orders of this turn stand.');
    await claimCard(tx, seat, sheet.kind, sheet.id);
    if (await readingOf(tx, sheet.id)) await remove(tx, act, 'reading', sheet.id);
    await dropReceipt(tx, sheet.id);
    await sheetToDraft(tx, sheet);
    enterGone(tx, act, sheet.kind, sheet.id, sheetTruth(sheet));
    await doneWithCard(tx, seat, sheet.kind, sheet.id);
    touchDesk(tx, seat.gameId, sheet.teamId);
  },
});
