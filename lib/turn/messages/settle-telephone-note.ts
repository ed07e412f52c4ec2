import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import { change } from '@/lib/db/kernel/change';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { lockNote } from '@/lib/db/messages/messages';
import type { TelephoneNote } from '@/lib/db/rows';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { overGuard } from '../issuing/guard-text';
import type { ControlSeat } from '../kernel/seat';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lineOf, messageSent } from './store-message';
import { amendRow, querySheet } from './telephoned-orders';

const words = { text: writtenText(2000).trim().min(1, 'write the words') };

/**
 * `teamId`: who called, where it was not noted. `linkId` null: to Control. `lineId` null: about the sheet as a whole.
 * `reason` overrules the guard on a query.
 */
const settleTelephoneNoteForm = z.strictObject({
  noteId: z.string(),
  version: z.number().int().min(1),
  teamId: z.string().nullable().default(null),
  becomes: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('message'), linkId: z.string().nullable(), ...words }),
    z.strictObject({ what: z.literal('query'), lineId: z.string().nullable(), ...words, reason: overGuard }),
    z.strictObject({ what: z.literal('amendment'), lineId: z.string(), ...words }),
    z.strictObject({ what: z.literal('nothing') }),
  ]),
});
type Becomes = z.output<typeof settleTelephoneNoteForm>['becomes'];

/**
 * Makes something of a telephone note: a message from that team, which then waits to be carried; a question to it about
 * its sheet; words added to a row of its orders; or nothing. Only the desk of that team changes. Nothing changes where
 * it comes to nothing.
 */
export const settleTelephoneNote = controlVerb({
  name: 'settle-telephone-note',
  rule: '§4',
  who: anyControl,
  form: settleTelephoneNoteForm,
  inLedger: 'settled a telephone note',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ becameId: string | null }> => {
    const { noteId, version, becomes } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const note = thereIs(await lockNote(tx, seat.gameId, noteId), 'note');
    if (note.became) throw refusal('alreadyDone', `${note.settledBy} has seen to this note.`);
    const teamId = note.teamId ?? form.teamId;
    if (becomes.what !== 'nothing' && !(teamId && (await teamById(tx, seat.gameId, teamId))))
      throw refusal('badInput', 'Say which team called.', { field: 'teamId' });
    const became = await made(tx, act, seat, turn, { ...note, teamId }, becomes);
    const settled = { teamId, became: becomes.what, becameId: became, settledBy: seat.label };
    await change(tx, act, 'telephone', noteId, settled, { seen: version });
    return { becameId: became };
  },
});

/** Makes the note into something; answers with the id of it, null where it is nothing. */
async function made(
  tx: Tx,
  act: Act,
  seat: ControlSeat,
  turn: TurnNow,
  note: TelephoneNote,
  becomes: Becomes,
): Promise<string | null> {
  if (becomes.what === 'nothing') return null;
  const teamId = note.teamId!;
  const { text } = becomes;
  if (becomes.what === 'query') {
    const { lineId, reason } = becomes;
    return querySheet(tx, act, seat, turn, teamId, { lineId, text, reason, alreadySaid: note.text });
  }
  if (becomes.what === 'amendment')
    return amendRow(tx, act, seat, turn, teamId, { lineId: becomes.lineId, text, takenAt: note.takenAt });
  const from = { teamId, writtenBy: 'Control, by telephone', sentAt: turn.now };
  const line = await lineOf(tx, seat.gameId, teamId, becomes.linkId);
  const sent = await messageSent(tx, act, line, { ...from, turn: turn.turn, text, marks: [], places: [] });
  return sent.id;
}
