import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { messageWrite } from '@/lib/visibility/forms/message-writes';
import { playerVerb } from '../kernel/verb';
import { marksToSend, placesToSend } from './goes-with-it';
import { mayStillSend } from './may-still-send';
import { lineOf, messageSent } from './store-message';

/**
 * Sends a message to another HQ by one of the team's own lines, or to Control. Marks of the team's own map may go with it,
 * and to an HQ the places of own units as they were last told: a return (OC-126).
 * It waits with Control unless its line carries by itself (`deliver-signals`); the sender learns no more than that it is sent.
 * Refused where the seat has sent as much as it may.
 */
export const sendMessage = playerVerb({
  name: 'send-message',
  rule: '§2',
  form: messageWrite,
  inLedger: 'sent a message',
  run: async ({ tx, act, seat, form }): Promise<{ id: string }> => {
    const { linkId, text, markIds, unitIds } = form;
    if (linkId === null && unitIds.length > 0)
      throw refusal('badInput', 'Control knows where your units are: send the places to an HQ.', { field: 'unitIds' });
    const [{ turn, now }, line, marks, places] = await Promise.all([
      lockTurn(tx, seat.gameId, 'share'),
      lineOf(tx, seat.gameId, seat.teamId, linkId),
      marksToSend(tx, seat, markIds),
      placesToSend(tx, seat, unitIds),
      mayStillSend(tx, seat),
    ]);
    const from = { teamId: seat.teamId, writtenBy: seat.label, sentAt: now };
    const { id } = await messageSent(tx, act, line, { ...from, turn, text, marks, places });
    return { id };
  },
});
