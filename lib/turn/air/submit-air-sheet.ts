import { lockTurn } from '@/lib/db/lock';
import { once } from '@/lib/db/writes';
import type { Answer } from '@/lib/result';
import { airSheetWrite } from '@/lib/visibility/air-form';
import type { DeskAirSheet } from '@/lib/visibility/desk';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { mayHandInFor } from '../orders/sheet-deadlines';
import { airPaper } from '../orders/sheet-kinds';
import { handIn, heldAsSeen } from '../orders/sheet-steps';
import { checkRequests } from './air-sheet-checks';

/**
 * Hands in a team's air request sheet for the turn (§12): the whole sheet as the writer saw it. Refused when a colleague wrote
 * on it meanwhile (`theirs`), when a row does not say what is asked for and where, or when the troops have marched.
 */
export const submitAirSheet = (seat: PlayerSeat, input: unknown): Promise<Answer<{ sheet: DeskAirSheet }>> =>
  perform(seat, 'submit-air-sheet', '§12 Air Operations', async (tx, act) => {
    const form = read(airSheetWrite, input);
    if (!form.ok) return form;
    const { writeId, lines } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const now = await lockTurn(tx, seat.gameId, 'share');
      const inTime = await mayHandInFor(tx, now, { teamId: seat.teamId, turn: form.value.turn });
      if (!inTime.ok) return inTime;
      const sheet = await heldAsSeen(tx, seat, airPaper, form.value);
      if (!sheet.ok) return sheet;
      const written = await airPaper.may(tx, sheet.value, lines);
      if (!written.ok) return written;
      const said = checkRequests(lines, written.value);
      if (!said.ok) return said;
      return handIn(tx, act, seat, airPaper, sheet.value, { lines, now, isLate: inTime.value.isLate });
    });
  });
