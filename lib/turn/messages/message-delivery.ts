import { writeDeliveredMessages, writeNews } from '@/lib/db/issued/issued';
import { changeAll, create, enterMade } from '@/lib/db/kernel/change';
import { type Act, nameOfHand, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import type { MessageWithDelivery } from '@/lib/db/messages/messages';
import type { MessageDelivery } from '@/lib/db/rows';
import { refusal, thereIs } from '@/lib/result';
import type { Issued } from '@/lib/visibility/issued';
import { issueMessage, type MessageWords } from '@/lib/visibility/issuing/messages';
import type { DeliveredMessageRow, MessageNewsRow } from '@/lib/visibility/rows';
import type { Source } from '@/lib/visibility/viewer';

/** The common steps of the acts that carry messages. Each is called with the message held. */

/**
 * Checks that a message can still be carried otherwise: refused once it has been delivered, and when another umpire has
 * carried it since it was seen (`seen` 0: it waited).
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

/** The act on a message. Fields that it leaves out are empty. */
type Carried = Pick<MessageDelivery, 'state' | 'at'> &
  Partial<Pick<MessageDelivery, 'dueTurn' | 'dueAt' | 'gameTime' | 'note' | 'issuedId'>>;

/** The columns that say what was done with a message. */
export const asRow = (act: Act, how: Carried) => ({
  dueTurn: null,
  dueAt: null,
  gameTime: '',
  note: '',
  issuedId: null,
  ...how,
  by: nameOfHand(act),
});

/** Writes what is done with a message, in place of what was done with it before. */
export async function carry(tx: Tx, act: Act, { id, delivery }: MessageWithDelivery, how: Carried): Promise<void> {
  if (delivery) await carryOn(tx, act, [{ delivery, how }]);
  else await create(tx, act, 'messageDelivery', id, { messageId: id, gameId: act.gameId, ...asRow(act, how) });
}

/** The same for messages that something has been done with, in as many statements as for one. */
export const carryOn = (tx: Tx, act: Act, messages: readonly { delivery: MessageDelivery; how: Carried }[]) =>
  changeAll(
    tx,
    act,
    'messageDelivery',
    messages.map(({ delivery, how }) => ({
      id: delivery.messageId,
      patch: asRow(act, how),
      seen: delivery.version,
    })),
  );

/** Lays a message on the desk of a team, and touches no other. Returns the id it has there. */
export async function layOnDesk(tx: Tx, act: Act, teamId: string, laid: MessageWords, source: Source): Promise<string> {
  const row = issueMessage({ gameId: act.gameId, teamId }, laid, source);
  await layOnDesks(tx, act, [row]);
  return row.id;
}

/** Lays messages on the desks of the teams they were issued to, in as many statements as one. */
export async function layOnDesks(tx: Tx, act: Act, rows: readonly Issued<DeliveredMessageRow>[]): Promise<void> {
  await writeDeliveredMessages(tx, rows);
  for (const row of rows) {
    enterMade(tx, act, 'delivered', row.id, row);
    touchDesk(tx, act.gameId, row.teamId);
  }
}

/** Lets senders know what became of messages of theirs, and touches no other desk. */
export async function tellSenders(tx: Tx, act: Act, rows: readonly Issued<MessageNewsRow>[]): Promise<void> {
  if (rows.length === 0) return;
  await writeNews(tx, rows);
  for (const row of rows) {
    enterMade(tx, act, 'news', row.id, row);
    touchDesk(tx, act.gameId, row.teamId);
  }
}
