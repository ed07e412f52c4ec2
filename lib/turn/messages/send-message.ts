import { lockTurn } from '@/lib/db/lock';
import { messageWrite } from '@/lib/visibility/forms/message-form';
import { playerVerb } from '../kernel/verb';
import { messageSent } from './store-message';

/** Sends a message to another HQ by one of the team's own lines, or to Control. It waits with Control; the sender learns no more. */
export const sendMessage = playerVerb({
  name: 'send-message',
  rule: '§2',
  form: messageWrite,
  inLedger: 'sent a message',
  run: async ({ tx, act, seat, form }): Promise<{ id: string }> => {
    const { linkId, text } = form;
    const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
    const from = { teamId: seat.teamId, writtenBy: seat.label, sentAt: now };
    const { id } = await messageSent(tx, act, { ...from, turn, linkId, text });
    return { id };
  },
});
