import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { countersNamed, holdSheet, putLines, updateSheet } from '@/lib/db/team';
import { touchDesk } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import { type Answer, done, refused } from '@/lib/result';
import type { DeskSheet } from '@/lib/visibility/desk';
import { carryForwardWrite } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { withoutLost } from './order-sheet-checks';
import { mayWriteFor } from './sheet-deadlines';
import { deskSheet } from './sheet-view';

/**
 * Copies the rows of the turn before onto this turn's draft, without units the HQ has been told are lost. Refused when
 * something is written there already, or when nobody is left.
 */
export const carryForward = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskSheet }>> =>
  perform(seat, 'carry-forward', '§5', async (tx) => {
    const form = read(carryForwardWrite, input);
    if (!form.ok) return form;
    const { writeId, turn } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const allowed = mayWriteFor(await lockTurn(tx, seat.gameId, 'share'), turn);
      if (!allowed.ok) return allowed;
      const before = await holdSheet(tx, seat.gameId, seat.teamId, turn - 1);
      const sheet = await holdSheet(tx, seat.gameId, seat.teamId, turn);
      if (before.lines.length === 0)
        return refused('notFound', 'There is no sheet of the turn before to carry forward.');
      if (sheet.state === 'submitted' || sheet.lines.length > 0) {
        return refused(
          'alreadyDone',
          'There are rows on this sheet already. Clear it first to carry the last one forward.',
        );
      }
      const { counters } = await countersNamed(tx, before, before.lines);
      const rows = withoutLost(before.lines, counters);
      if (rows.length === 0) return refused('notFound', 'Nobody of the last sheet is left to take orders.');
      await putLines(
        tx,
        sheet.id,
        rows.map((line) => {
          const id = newId();
          return { ...line, id, writtenAs: id, sheetId: sheet.id, writtenBy: seat.label, version: 1 };
        }),
      );
      const saved = await updateSheet(tx, sheet.id, {});
      touchDesk(tx, seat.gameId, seat.teamId);
      return done({ sheet: deskSheet(saved, null, null) });
    });
  });
