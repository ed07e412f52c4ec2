import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { countersNamed, lockSheet, putLines, updateSheet } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { turnWrite } from '@/lib/visibility/forms/sheet-writes';
import type { DeskSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { withoutLost } from '../sheets/order-sheet-checks';
import { mayWriteFor } from '../sheets/sheet-deadlines';
import { sheetStands } from '../sheets/sheet-steps';
import { deskSheet } from '../sheets/sheet-view';
import { orderSheets } from '../sheets/team-sheets';

/**
 * Copies the rows of the turn before onto this turn's draft, without units the HQ has been told are lost and
 * without where they were to go: this turn they start elsewhere. Refused when
 * something is written there already, or when nobody is left.
 */
export const carryForward = playerVerb({
  name: 'carry-forward',
  rule: '§5',
  form: turnWrite,
  inLedger: null,
  stands: sheetStands(orderSheets),
  run: async ({ tx, seat, form }): Promise<{ sheet: DeskSheet }> => {
    const { turn } = form;
    mayWriteFor(await lockTurn(tx, seat.gameId, 'share'), turn);
    const before = await lockSheet(tx, seat.gameId, seat.teamId, turn - 1);
    const sheet = await lockSheet(tx, seat.gameId, seat.teamId, turn);
    if (before.lines.length === 0) throw refusal('notFound', 'There is no sheet of the turn before to carry forward.');
    if (sheet.state === 'submitted' || sheet.lines.length > 0) {
      throw refusal(
        'alreadyDone',
        'There are rows on this sheet already. Clear it first to carry the last one forward.',
      );
    }
    const { counters } = await countersNamed(tx, before, before.lines);
    const rows = withoutLost(before.lines, counters);
    if (rows.length === 0) throw refusal('notFound', 'No unit of the last sheet is left to take orders.');
    await putLines(
      tx,
      sheet.id,
      rows.map((line) => {
        const id = newId();
        return {
          ...line,
          id,
          writtenAs: id,
          sheetId: sheet.id,
          writtenBy: seat.label,
          version: 1,
          goalBy: null,
          goal: '',
        };
      }),
    );
    const saved = await updateSheet(tx, sheet.id, {});
    touchDesk(tx, seat.gameId, seat.teamId);
    return { sheet: deskSheet(saved, null, null) };
  },
});
