import { sheetWrite } from '@/lib/visibility/forms/order-writes';
import type { DeskSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { checkOrderSheet, mayOrder } from '../sheets/order-sheet-checks';
import { handIn, sheetStands } from '../sheets/sheet-steps';
import { orderSheets } from '../sheets/team-sheets';
import { mayBreakThrough } from './break-through';

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
  stands: sheetStands(orderSheets),
  run: (given): Promise<{ sheet: DeskSheet }> =>
    handIn(
      given,
      orderSheets,
      (lines, written) => {
        mayOrder(lines, written);
        mayBreakThrough(lines, written);
      },
      (lines, now) => checkOrderSheet(lines, now.allowsRest),
    ),
});
