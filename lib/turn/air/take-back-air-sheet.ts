import { takeBackWrite } from '@/lib/visibility/forms/sheet-writes';
import type { DeskAirSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { sheetStands, takeBack } from '../sheets/sheet-steps';
import { airSheets } from '../sheets/team-sheets';

/** Takes a handed-in air request sheet back to the desk, unless Control is reading it. */
export const takeBackAirSheet = playerVerb({
  name: 'take-back-air-sheet',
  rule: '§12 Air Operations',
  form: takeBackWrite,
  inLedger: 'took the air request sheet back',
  stands: sheetStands(airSheets),
  run: (given): Promise<{ sheet: DeskAirSheet }> =>
    takeBack(given, airSheets, 'Tell Control if you must change it: Control can return it.'),
});
