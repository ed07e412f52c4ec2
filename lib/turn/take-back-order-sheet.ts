import { receiptOf } from '@/lib/db/issued';
import { holdSheet, updateSheet } from '@/lib/db/team';
import { enter, touchDesk } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import { truthOf } from '@/lib/ledger/kinds';
import type { DeskSheet } from '@/lib/visibility/desk';
import { takeBackWrite } from '@/lib/visibility/order-form';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import type { PlayerSeat } from './seat';
import { deskLine, deskSheet, isAsSeen, sheetTruth } from './sheet-lines';

/**
 * Takes a handed-in sheet back to the desk. Only the receipt that Control is reading it stands against that, and
 * a sheet that a colleague has handed in anew since this one was seen.
 */
export const takeBackOrderSheet = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskSheet }>> =>
  perform(seat, 'take-back-order-sheet', '§5', async (tx, act) => {
    const form = read(takeBackWrite, input);
    if (!form.ok) return form;
    return once(tx, seat.id, form.value.writeId, async () => {
      const sheet = await holdSheet(tx, seat.gameId, seat.teamId, form.value.turn);
      if (sheet.state !== 'submitted') return refused('alreadyDone', 'This sheet is on your desk already.');
      if (await receiptOf(tx, sheet.id)) {
        return refused('beingRead', 'Control is reading this sheet. Ask for it back if you must change it.');
      }
      if (!isAsSeen(sheet, form.value.version)) {
        return refused(
          'changedByAnother',
          'Someone else at your HQ handed this sheet in again meanwhile. Read it first.',
          {
            theirs: { lines: sheet.lines.map(deskLine), gone: [] },
          },
        );
      }
      const back = await updateSheet(tx, sheet.id, {
        state: 'draft',
        submittedAt: null,
        submittedBy: null,
        isLate: false,
      });
      enter(tx, { act, kind: 'sheet', subjectId: sheet.id, before: truthOf('sheet', sheetTruth(sheet)), after: null });
      touchDesk(tx, seat.gameId, seat.teamId);
      return done({ sheet: deskSheet(back, null, null) });
    });
  });
