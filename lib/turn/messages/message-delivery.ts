import { change, create } from '@/lib/db/change';
import { writeDeliveredMessage } from '@/lib/db/issuing/issued';
import type { MessageWithCarriage } from '@/lib/db/messages/messages';
import type { Carriage } from '@/lib/db/rows';
import { type Act, enter, type Tx, touchDesk } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { refusal } from '@/lib/result';
import { issueMessage } from '@/lib/visibility/issuing/messages';
import type { Source } from '@/lib/visibility/viewer';

/** What the acts that carry messages do alike. Each is called with the message held. */

/**
 * Whether a message can still be carried otherwise: refused once it has been delivered, and when another umpire has carried
 * it since it was seen (`seen` 0: it waited).
 */
export function mayCarry(message: MessageWithCarriage | null, seen: number): MessageWithCarriage {
  if (!message) throw refusal('notFound', 'There is no such message.');
  if (message.carriage?.state === 'delivered')
    throw refusal('alreadyDone', `${message.carriage.by} has delivered this message.`);
  if ((message.carriage?.version ?? 0) !== seen)
    throw refusal('changedByAnother', `${message.carriage?.by ?? 'Someone else'} has seen to this message meanwhile.`, {
      theirs: message.carriage,
    });
  return message;
}

/** Writes what is done with a message, in place of what was done with it before. */
export async function carry(
  tx: Tx,
  act: Act,
  { id, carriage }: MessageWithCarriage,
  how: Pick<Carriage, 'state' | 'at'> & Partial<Pick<Carriage, 'dueTurn' | 'gameTime' | 'note' | 'issuedId'>>,
): Promise<void> {
  const row = { dueTurn: null, gameTime: '', note: '', issuedId: null, ...how, by: act.seat?.label ?? 'Host' };
  if (carriage) await change(tx, act, 'carriage', id, row, { seen: carriage.version });
  else await create(tx, act, 'carriage', id, { messageId: id, gameId: act.gameId, ...row });
}

/** What is laid on a desk as a message. */
export interface Laid {
  turn: number;
  sender: string;
  means: string;
  gameTime: string;
  text: string;
}

/** Lays a message on the desk of a team, and touches no other. Returns the id it has there. */
export async function layOnDesk(tx: Tx, act: Act, teamId: string, laid: Laid, source: Source): Promise<string> {
  const row = issueMessage({ gameId: act.gameId, teamId }, laid, source);
  await writeDeliveredMessage(tx, row);
  enter(tx, { act, kind: 'delivered', subjectId: row.id, before: null, after: truthOf('delivered', { ...row }) });
  touchDesk(tx, act.gameId, teamId);
  return row.id;
}
