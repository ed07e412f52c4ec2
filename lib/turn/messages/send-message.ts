import { lockTurn } from '@/lib/db/lock';
import { once } from '@/lib/db/writes';
import { type Answer, done } from '@/lib/result';
import { messageWrite } from '@/lib/visibility/message-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';
import { messageSent } from './store-message';

/** Sends a message to another HQ by one of the team's own lines, or to Control. It waits with Control; the sender learns no more. */
export const sendMessage = (seat: PlayerSeat, input: unknown): Promise<Answer<{ id: string }>> =>
  perform(seat, 'send-message', '§2', async (tx, act) => {
    const form = read(messageWrite, input);
    if (!form.ok) return form;
    const { writeId, linkId, text } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
      const from = { teamId: seat.teamId, writtenBy: seat.label, sentAt: now };
      const sent = await messageSent(tx, act, { ...from, turn, linkId, text });
      return sent.ok ? done({ id: sent.value.id }) : sent;
    });
  });
