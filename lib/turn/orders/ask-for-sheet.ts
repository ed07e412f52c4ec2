import { receiptOf } from '@/lib/db/issued/issued';
import { newId } from '@/lib/db/kernel/ids';
import { now, touchDesk } from '@/lib/db/kernel/transaction';
import { lockSheet, writeAsk } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { turnWrite } from '@/lib/visibility/forms/sheet-writes';
import type { DeskSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { sheetStands } from '../sheets/sheet-steps';
import { deskSheet } from '../sheets/sheet-view';
import { orderSheets } from '../sheets/team-sheets';

/** Asks Control for a sheet back that it is already reading. */
export const askForSheet = playerVerb({
  name: 'ask-for-sheet',
  rule: '§5',
  form: turnWrite,
  inLedger: null,
  stands: sheetStands(orderSheets),
  run: async ({ tx, seat, form }): Promise<{ sheet: DeskSheet }> => {
    const sheet = await lockSheet(tx, seat.gameId, seat.teamId, form.turn);
    const receipt = await receiptOf(tx, sheet.id);
    if (!receipt) throw refusal('notNow', 'Nobody is reading this sheet yet. You can take it back yourself.');
    const askedAt = await now(tx);
    await writeAsk(tx, {
      id: newId(),
      sheetId: sheet.id,
      gameId: seat.gameId,
      teamId: seat.teamId,
      askedBy: seat.label,
      askedAt,
    });
    touchDesk(tx, seat.gameId, seat.teamId);
    return { sheet: deskSheet(sheet, receipt.readingAt, askedAt) };
  },
});
