import { draftWrite } from '@/lib/visibility/forms/order-writes';
import type { DeskSheet } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';
import { saveRows, sheetStands } from '../sheets/sheet-steps';
import { orderSheets } from '../sheets/team-sheets';

/**
 * Saves rows of a team's draft as they are typed. Rows nobody else touched are written; where a row has changed since
 * the writer saw it, nothing is stored and the rows as they stand are answered (`theirs.lines`), with the ids of those
 * that were taken off the sheet meanwhile (`theirs.gone`). If both took off the same row, there is nothing to settle.
 */
export const saveDraft = playerVerb({
  name: 'save-draft',
  rule: '§5',
  form: draftWrite,
  inLedger: null,
  stands: sheetStands(orderSheets),
  run: ({ tx, seat, form }): Promise<{ sheet: DeskSheet }> => saveRows(tx, seat, orderSheets, form),
});
