import { newId } from '@/lib/db/ids';
import { linkOf } from '@/lib/db/issuing/issued';
import { writeMessage } from '@/lib/db/player/team-rows';
import type { Message } from '@/lib/db/rows';
import { type Act, enter, type Tx, touchDesk } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { refusal } from '@/lib/result';

/**
 * Writes a message of a team's, and touches its own desk alone. `linkId`: the line it goes by, one of the team's own; null:
 * to Control. Refused where the team has no such line, or none that carries anything.
 */
export async function messageSent(
  tx: Tx,
  act: Act,
  { teamId, linkId, ...words }: Pick<Message, 'teamId' | 'turn' | 'linkId' | 'text' | 'writtenBy' | 'sentAt'>,
): Promise<Message> {
  const link = linkId === null ? null : await linkOf(tx, act.gameId, teamId, linkId);
  if (linkId !== null && !link) throw refusal('notFound', 'Your HQ has no line to that one.');
  if (link?.means === 'none') throw refusal('notNow', `There is no way through to ${link.toName}.`);
  const message: Message = {
    id: newId(),
    gameId: act.gameId,
    teamId,
    linkId,
    toTeamId: link?.toTeamId ?? null,
    toName: link?.toName ?? 'Control',
    means: link?.means ?? '',
    ...words,
  };
  await writeMessage(tx, message);
  enter(tx, { act, kind: 'message', subjectId: message.id, before: null, after: truthOf('message', { ...message }) });
  touchDesk(tx, act.gameId, teamId);
  return message;
}
