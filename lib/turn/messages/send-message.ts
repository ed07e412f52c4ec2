import { lockTurn } from '@/lib/db/lock';
import { messageWrite } from '@/lib/visibility/forms/message-writes';
import { playerVerb } from '../kernel/verb';
import { lineOf, messageSent } from './store-message';

/** Sends a message to another HQ by one of the team's own lines, or to Control. It waits with Control; the sender learns no more. */
export const sendMessage = playerVerb({
  name: 'send-message',
  rule: '§2',
  form: messageWrite,
  inLedger: 'sent a message',
  run: async ({ tx, act, seat, form }): Promise<{ id: string }> => {
    const { linkId, text } = form;
    const [{ turn, now }, line] = await Promise.all([
      lockTurn(tx, seat.gameId, 'share'),
      lineOf(tx, seat.gameId, seat.teamId, linkId),
    ]);
    const from = { teamId: seat.teamId, writtenBy: seat.label, sentAt: now };
    const { id } = await messageSent(tx, act, line, { ...from, turn, text });
    return { id };
  },
});
