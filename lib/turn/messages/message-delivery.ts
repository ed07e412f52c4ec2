import { change, create, enterMade } from '@/lib/db/change';
import { writeDeliveredMessage } from '@/lib/db/issuing/issued';
import type { MessageWithDelivery } from '@/lib/db/messages/messages';
import type { MessageDelivery } from '@/lib/db/rows';
import { type Act, type Tx, touchDesk } from '@/lib/db/transaction';
import { refusal, thereIs } from '@/lib/result';
import { issueMessage, type MessageWords } from '@/lib/visibility/issuing/messages';
import type { Source } from '@/lib/visibility/viewer';

/** What the acts that carry messages do alike. Each is called with the message held. */

/**
 * Whether a message can still be carried otherwise: refused once it has been delivered, and when another umpire has carried
 * it since it was seen (`seen` 0: it waited).
 */
export function mayCarry(found: MessageWithDelivery | null, seen: number): MessageWithDelivery {
  const message = thereIs(found, 'message');
  if (message.delivery?.state === 'delivered')
    throw refusal('alreadyDone', `${message.delivery.by} has delivered this message.`);
  if ((message.delivery?.version ?? 0) !== seen)
    throw refusal('changedByAnother', `${message.delivery?.by ?? 'Someone else'} has seen to this message meanwhile.`, {
      theirs: message.delivery,
    });
  return message;
}

/** Writes what is done with a message, in place of what was done with it before. */
export async function carry(
  tx: Tx,
  act: Act,
  { id, delivery }: MessageWithDelivery,
  how: Pick<MessageDelivery, 'state' | 'at'> &
    Partial<Pick<MessageDelivery, 'dueTurn' | 'gameTime' | 'note' | 'issuedId'>>,
): Promise<void> {
  const row = { dueTurn: null, gameTime: '', note: '', issuedId: null, ...how, by: act.seat?.label ?? 'Host' };
  if (delivery) await change(tx, act, 'carriage', id, row, { seen: delivery.version });
  else await create(tx, act, 'carriage', id, { messageId: id, gameId: act.gameId, ...row });
}

/** Lays a message on the desk of a team, and touches no other. Returns the id it has there. */
export async function layOnDesk(tx: Tx, act: Act, teamId: string, laid: MessageWords, source: Source): Promise<string> {
  const row = issueMessage({ gameId: act.gameId, teamId }, laid, source);
  await writeDeliveredMessage(tx, row);
  enterMade(tx, act, 'delivered', row.id, row);
  touchDesk(tx, act.gameId, teamId);
  return row.id;
}
