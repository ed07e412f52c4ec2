import { lockTurn } from '@/lib/db/lock';
import { orderedUnits } from '@/lib/db/ordered-units';
import { byPlace, holdSheet, lineRow, mayWrite, updateSheet, writeLines } from '@/lib/db/team';
import { enter, touchDesk } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import { truthOf } from '@/lib/ledger/kinds';
import type { DeskSheet } from '@/lib/visibility/desk';
import { sheetWrite } from '@/lib/visibility/order-form';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { breakThroughRefusal } from './break-through';
import { checkLines, mayOrder, mayWriteRows } from './check-lines';
import type { PlayerSeat } from './seat';
import { changedSince, deskLine, deskSheet, isAsSeen, sheetTruth } from './sheet-lines';
import { mayHandInFor } from './writing-turns';

/**
 * Hands in a team's order sheet for the turn (§5): the whole sheet as the writer saw it, stored and entered in the
 * ledger in one transaction. Refused when a colleague wrote on the sheet or took a row off it meanwhile (`theirs`), when a row lacks
 * what §5 asks for, when it orders what is lost, when Break through is ordered without armour (OC-66), or when the troops have marched.
 */
export const submitOrderSheet = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskSheet }>> =>
  perform(seat, 'submit-order-sheet', '§5', async (tx, act) => {
    const form = read(sheetWrite, input);
    if (!form.ok) return form;
    const { writeId, turn, version, lines } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const now = await lockTurn(tx, seat.gameId, 'share');
      const inTime = mayHandInFor(now, turn);
      if (!inTime.ok) return inTime;
      const checked = checkLines(lines, now.allowsRest);
      if (!checked.ok) return checked;
      const sheet = await holdSheet(tx, seat.gameId, seat.teamId, turn);
      if (sheet.state === 'submitted') return refused('alreadyDone', 'This sheet has been handed in already.');
      const sent = new Set(lines.map((line) => line.id));
      const theirs = changedSince(sheet.lines, lines);
      const added = sheet.lines.filter((line) => !sent.has(line.id)).map(deskLine);
      if (theirs || added.length > 0 || !isAsSeen(sheet, version)) {
        return refused(
          'changedByAnother',
          'Someone else at your HQ wrote on this sheet meanwhile. Read it again, then hand it in.',
          { theirs: { lines: [...(theirs?.lines ?? []), ...added], gone: theirs?.gone ?? [] } },
        );
      }
      const written = await mayWrite(tx, sheet, lines);
      const allowedRows = mayWriteRows(written);
      if (!allowedRows.ok) return allowedRows;
      const ordered = mayOrder(lines, written.lost);
      if (!ordered.ok) return ordered;
      const breaking = lines.filter((line) => line.action === 'breakThrough');
      if (breaking.length > 0) {
        const units = await orderedUnits(
          tx,
          seat.gameId,
          breaking.flatMap((line) => line.counterIds),
        );
        const notArmour = breakThroughRefusal(lines, breaking, units);
        if (!notArmour.ok) return notArmour;
      }
      const rows = lines.map((line) => lineRow(sheet.id, line, seat.label)).sort(byPlace);
      await writeLines(tx, rows);
      const handedIn = await updateSheet(
        tx,
        sheet.id,
        {
          state: 'submitted',
          isFromPaper: false,
          isLate: inTime.value.isLate,
          submittedAt: now.now,
          submittedBy: seat.label,
        },
        rows,
      );
      const after = truthOf('sheet', sheetTruth(handedIn));
      enter(tx, { act, kind: 'sheet', subjectId: sheet.id, before: null, after });
      touchDesk(tx, seat.gameId, seat.teamId);
      return done({ sheet: deskSheet(handedIn, null, null) });
    });
  });
