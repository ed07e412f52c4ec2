import { lockTurn } from '@/lib/db/lock';
import { dropLines, holdSheet, lineRow, mayWrite, updateSheet, writeLines } from '@/lib/db/team';
import { touchDesk } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import type { DeskSheet } from '@/lib/visibility/desk';
import { draftWrite } from '@/lib/visibility/order-form';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { mayWriteRows } from './check-lines';
import type { PlayerSeat } from './seat';
import { changedSince, deskSheet } from './sheet-lines';
import { mayWriteFor } from './writing-turns';

/**
 * Saves rows of a team's draft as they are typed. Rows nobody else touched are written; where a row has changed since
 * the writer saw it, nothing is stored and the rows as they stand are answered (`theirs.lines`), with the ids of those
 * that were taken off the sheet meanwhile (`theirs.gone`). A row that both took off is no dispute.
 */
export const saveDraft = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskSheet }>> =>
  perform(seat, 'save-draft', '§5', async (tx) => {
    const form = read(draftWrite, input);
    if (!form.ok) return form;
    const { writeId, turn, lines, removed } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const allowed = mayWriteFor(await lockTurn(tx, seat.gameId, 'share'), turn);
      if (!allowed.ok) return allowed;
      const sheet = await holdSheet(tx, seat.gameId, seat.teamId, turn);
      if (sheet.state === 'submitted') {
        return refused('alreadyDone', 'This sheet has been handed in. Take it back first if you want to change it.');
      }
      const stands = new Set(sheet.lines.map((line) => line.id));
      const theirs = changedSince(sheet.lines, [...lines, ...removed.filter(({ id }) => stands.has(id))]);
      if (theirs) {
        return refused('changedByAnother', 'Someone else at your HQ wrote in this row meanwhile.', { theirs });
      }
      const allowedRows = mayWriteRows(await mayWrite(tx, sheet, lines));
      if (!allowedRows.ok) return allowedRows;
      await dropLines(
        tx,
        sheet.id,
        removed.map((line) => line.id),
      );
      await writeLines(
        tx,
        lines.map((line) => lineRow(sheet.id, line, seat.label)),
      );
      const saved = await updateSheet(tx, sheet.id, {});
      touchDesk(tx, seat.gameId, seat.teamId);
      return done({ sheet: deskSheet(saved, null, null) });
    });
  });
