import { airDraftWrite } from '@/lib/visibility/forms/air-writes';
import type { DeskAirSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { saveRows, sheetStands } from '../sheets/sheet-steps';
import { airSheets } from '../sheets/team-sheets';

/** Saves rows of a team's air request sheet as they are typed; disputes as on the order sheet. */
export const saveAirDraft = playerVerb({
  name: 'save-air-draft',
  rule: '§12 Air Operations',
  form: airDraftWrite,
  inLedger: null,
  stands: sheetStands(airSheets),
  run: ({ tx, seat, form }): Promise<{ sheet: DeskAirSheet }> => saveRows(tx, seat, airSheets, form),
});
