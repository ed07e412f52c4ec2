import { airSheetWrite } from '@/lib/visibility/forms/air-writes';
import type { DeskAirSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { handIn, sheetStands } from '../sheets/sheet-steps';
import { airSheets } from '../sheets/team-sheets';
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
  stands: sheetStands(airSheets),
  run: (given): Promise<{ sheet: DeskAirSheet }> => handIn(given, airSheets, checkAirSheet),
});
