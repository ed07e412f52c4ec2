import { takeBackWrite } from '@/lib/visibility/forms/sheet-writes';
import type { DeskSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { sheetStands, takeBack } from '../sheets/sheet-steps';
import { orderSheets } from '../sheets/team-sheets';

/**
 * Takes a handed-in sheet back to the desk. Refused once Control has begun to read it, and when a colleague has handed
 * in another sheet since this one was seen.
 */
export const takeBackOrderSheet = playerVerb({
  name: 'take-back-order-sheet',
  rule: '§5',
  form: takeBackWrite,
  inLedger: 'took the sheet back',
  stands: sheetStands(orderSheets),
  run: (given): Promise<{ sheet: DeskSheet }> => takeBack(given, orderSheets, 'Ask for it back if you must change it.'),
});
