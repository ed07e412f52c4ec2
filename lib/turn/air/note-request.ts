import { z } from 'zod';
import { change, create } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { requestNoteOf, sheetOfRequest } from '@/lib/db/orders/team-requests';
import { lockSheetById } from '@/lib/db/team/team-rows';
import { writtenText } from '@/lib/forms';
import { refusal, thisTurn } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Writes what was heard of a team's request, for its report (§10). The team is told when its report is released. */
export const noteRequest = controlVerb({
  name: 'note-request',
  rule: '§10',
  who: anyControl,
  /** `requestId` is the row that asks, or the copy to be carried; `version` 0: nothing was written of it. */
  form: z.strictObject({
    requestId: z.string(),
    text: writtenText(500).trim(),
    version: z.number().int().min(0),
  }),
  inLedger: 'heard of a request',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { requestId, text, version } = form;
    const now = await lockTurn(tx, seat.gameId, 'share');
    const sheetId = await sheetOfRequest(tx, seat.gameId, requestId);
    const sheet = sheetId ? await lockSheetById(tx, seat.gameId, sheetId) : null;
    if (sheet?.state !== 'submitted') throw refusal('notFound', 'The team does not ask for this any more.');
    thisTurn(now, sheet.turn);
    await claimCard(tx, seat, 'sheet', sheet.id);
    const note = await requestNoteOf(tx, requestId);
    const words = { text, by: seat.label };
    if (note) {
      const changed = await change(tx, act, 'request', requestId, words, { seen: version });
      return { version: changed.version };
    }
    const { gameId, teamId } = sheet;
    const made = await create(tx, act, 'request', requestId, { id: requestId, gameId, teamId, ...words });
    return { version: made.version };
  },
});
