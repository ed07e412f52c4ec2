import { airSheetWrite } from '@/lib/visibility/forms/air-form';
import type { DeskAirSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { mayHandInFor } from '../orders/sheet-deadlines';
import { airSheetKind } from '../orders/sheet-kinds';
import { handIn, lookAt, mustBeAsSeen } from '../orders/sheet-steps';
import { checkAirSheet } from './air-sheet-checks';

/**
 * Hands in a team's air request sheet for the turn (§12): the whole sheet as the writer saw it. Refused when a colleague wrote
 * on it meanwhile (`theirs`), when a row does not say what is asked for and where, or when the troops have marched.
 */
export const submitAirSheet = playerVerb({
  name: 'submit-air-sheet',
  rule: '§12 Air Operations',
  form: airSheetWrite,
  inLedger: 'handed in the air request sheet',
  run: async ({ tx, act, seat, form }): Promise<{ sheet: DeskAirSheet }> => {
    const { lines } = form;
    const look = lookAt(tx, seat, airSheetKind, form);
    const now = await look.now;
    const inTime = await mayHandInFor(tx, now, { teamId: seat.teamId, turn: form.turn });
    const sheet = await look.sheet;
    mustBeAsSeen(airSheetKind, sheet, form);
    const written = await look.counters;
    checkAirSheet(lines, written);
    return handIn(tx, act, seat, airSheetKind, sheet, { lines, now, isLate: inTime.isLate });
  },
});
