import { sheetWrite } from '@/lib/visibility/forms/order-form';
import type { DeskSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { mayBreakThrough } from './break-through';
import { checkOrderSheet, mayOrder } from './order-sheet-checks';
import { mayHandInFor } from './sheet-deadlines';
import { orderSheetKind } from './sheet-kinds';
import { handIn, lookAt, mustBeAsSeen } from './sheet-steps';

/**
 * Hands in a team's order sheet for the turn (§5): the whole sheet as the writer saw it, stored and entered in the
 * ledger in one transaction. Refused when a colleague wrote on the sheet or took a row off it meanwhile (`theirs`),
 * when a row lacks what §5 asks for or orders a unit that is lost, when Break through is ordered without armour
 * (OC-66), or when the troops have marched.
 */
export const submitOrderSheet = playerVerb({
  name: 'submit-order-sheet',
  rule: '§5',
  form: sheetWrite,
  inLedger: 'handed in the sheet',
  run: async ({ tx, act, seat, form }): Promise<{ sheet: DeskSheet }> => {
    const { turn, lines } = form;
    const look = lookAt(tx, seat, orderSheetKind, form);
    const now = await look.now;
    const inTime = await mayHandInFor(tx, now, { teamId: seat.teamId, turn });
    checkOrderSheet(lines, now.allowsRest);
    const sheet = await look.sheet;
    mustBeAsSeen(orderSheetKind, sheet, form);
    const written = await look.counters;
    mayOrder(lines, written);
    mayBreakThrough(lines, written);
    return handIn(tx, act, seat, orderSheetKind, sheet, { lines, now, isLate: inTime.isLate });
  },
});
