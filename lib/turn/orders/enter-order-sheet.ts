import { z } from 'zod';
import { teamByKey } from '@/lib/db/access/teams';
import { writeReceipt } from '@/lib/db/issued/issued';
import { create, enterMade } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { dropPaper, readingOf } from '@/lib/db/orders/sheet-readings';
import { countersNamed, lineRow, lockSheet, putLines, updateSheet } from '@/lib/db/team/team-rows';
import { eachOnce } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { lineWrite } from '@/lib/visibility/forms/order-writes';
import { issueReceipt } from '@/lib/visibility/issuing/receipts';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { checkOrderSheet, mayName } from '../sheets/order-sheet-checks';
import { isLateFor } from '../sheets/sheet-deadlines';
import { deskLine, sheetTruth } from '../sheets/sheet-view';
import { checkSquares } from '../sheets/square-checks';
import { orderSheets } from '../sheets/team-sheets';

/**
 * Hands in a paper sheet for a team (§4, 1), marked as such and open for reading at once. A draft of the team's own is
 * set aside, where the team still sees it. Break through without armour is let through: Control reads the advice.
 */
export const enterOrderSheet = controlVerb({
  name: 'enter-order-sheet',
  rule: '§5',
  who: anyControl,
  /** `sheetVersion` is that of the team's own sheet as Control saw it beside the paper; 0 where there was none. */
  form: z.strictObject({
    teamKey: z.string(),
    turn: z.number().int().min(1),
    lines: eachOnce(lineWrite).min(1, 'write at least one row').max(100),
    sheetVersion: z.number().int().min(0),
  }),
  inLedger: 'entered a paper sheet',
  undo: 'teamTold',
  run: async ({ tx, act, seat, form }): Promise<{ sheetId: string }> => {
    const { teamKey, turn, lines, sheetVersion } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    if (turn !== now.turn || now.movementClosedAt)
      throw refusal('notNow', 'Movement is closed: a sheet can be entered for the coming turn only when it opens.');
    const team = thereIs(await teamByKey(tx, seat.gameId, teamKey), 'team in this game');
    checkOrderSheet(lines, now.allowsRest);
    const sheet = await lockSheet(tx, seat.gameId, team.id, turn);
    if (sheet.state === 'submitted')
      throw refusal(
        'alreadyDone',
        'The team has handed in a sheet of its own. Return it to the team first, or leave it.',
      );
    if (sheet.lines.length > 0 && sheet.version !== sheetVersion) {
      throw refusal('changedByAnother', 'The team has written on its own draft meanwhile. Look at both once more.', {
        theirs: sheet.lines.map(deskLine),
      });
    }
    mayName(await countersNamed(tx, sheet, lines));
    await checkSquares(tx, { gameId: seat.gameId, teamId: team.id }, orderSheets.squares, lines);
    const setAside = sheet.lines.length > 0 ? sheet.lines.map(deskLine) : undefined;
    await putLines(
      tx,
      sheet.id,
      lines.map((line) => lineRow(sheet.id, line, seat.label)),
    );
    const handedIn = await updateSheet(tx, sheet.id, {
      state: 'submitted',
      isFromPaper: true,
      isLate: await isLateFor(tx, now, team.id),
      isTakenAsDraft: false,
      submittedAt: now.now,
      submittedBy: seat.label,
      ...(setAside && { setAside: JSON.parse(JSON.stringify(setAside)) }),
    });
    enterMade(tx, act, 'sheet', sheet.id, sheetTruth(handedIn));
    if (!(await readingOf(tx, sheet.id))) {
      await create(tx, act, 'reading', sheet.id, {
        sheetId: sheet.id,
        gameId: seat.gameId,
        state: 'opened',
        openedAt: now.now,
        openedBy: seat.label,
      });
      await writeReceipt(
        tx,
        issueReceipt({ gameId: sheet.gameId, teamId: team.id, sheetId: sheet.id }, await issueSource(tx)),
      );
    }
    await dropPaper(tx, seat.gameId, team.id, turn);
    touchDesk(tx, seat.gameId, team.id);
    return { sheetId: sheet.id };
  },
});
