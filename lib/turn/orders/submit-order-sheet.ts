import { lockTurn } from '@/lib/db/lock';
import { once } from '@/lib/db/writes';
import type { Answer } from '@/lib/result';
import type { DeskSheet } from '@/lib/visibility/desk';
import { sheetWrite } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { mayBreakThrough } from './break-through';
import { checkLines, mayOrder } from './order-sheet-checks';
import { mayHandInFor } from './sheet-deadlines';
import { orderPaper } from './sheet-kinds';
import { handIn, heldAsSeen } from './sheet-steps';

/**
 * Hands in a team's order sheet for the turn (§5): the whole sheet as the writer saw it, stored and entered in the
 * ledger in one transaction. Refused when a colleague wrote on the sheet or took a row off it meanwhile (`theirs`), when a row lacks
 * what §5 asks for, when it orders what is lost, when Break through is ordered without armour (OC-66), or when the troops have marched.
 */
export const submitOrderSheet = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskSheet }>> =>
  perform(seat, 'submit-order-sheet', '§5', async (tx, act) => {
    const form = read(sheetWrite, input);
    if (!form.ok) return form;
    const { writeId, turn, lines } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const now = await lockTurn(tx, seat.gameId, 'share');
      const inTime = await mayHandInFor(tx, now, { teamId: seat.teamId, turn });
      if (!inTime.ok) return inTime;
      const checked = checkLines(lines, now.allowsRest);
      if (!checked.ok) return checked;
      const sheet = await heldAsSeen(tx, seat, orderPaper, form.value);
      if (!sheet.ok) return sheet;
      const written = await orderPaper.may(tx, sheet.value, lines);
      if (!written.ok) return written;
      const ordered = mayOrder(lines, written.value);
      if (!ordered.ok) return ordered;
      const breaksThrough = mayBreakThrough(lines, written.value);
      if (!breaksThrough.ok) return breaksThrough;
      return handIn(tx, act, seat, orderPaper, sheet.value, { lines, now, isLate: inTime.value.isLate });
    });
  });
