import { newId } from '@/lib/db/ids';
import { linkOf } from '@/lib/db/issuing/issued';
import { writeMessage } from '@/lib/db/player/team-rows';
import type { IssuedLink, Message } from '@/lib/db/rows';
import { type Act, enter, type Tx, touchDesk } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { refusal } from '@/lib/result';

/** The line a message of a team's goes by; null: to Control. Refused where the team has no such line, or none that carries anything. */
export async function lineOf(
  tx: Tx,
  gameId: string,
  teamId: string,
  linkId: string | null,
): Promise<IssuedLink | null> {
  if (linkId === null) return null;
  const link = await linkOf(tx, gameId, teamId, linkId);
  if (!link) throw refusal('notFound', 'Your HQ cannot reach that HQ.');
  if (link.means === 'none') throw refusal('notNow', `There is no way through to ${link.toName}.`);
  return link;
}

/** Writes a message of a team's, and touches its own desk alone. */
export async function messageSent(
  tx: Tx,
  act: Act,
  link: IssuedLink | null,
  { teamId, ...words }: Pick<Message, 'teamId' | 'turn' | 'text' | 'writtenBy' | 'sentAt'>,
): Promise<Message> {
  const message: Message = {
    id: newId(),
    gameId: act.gameId,
    teamId,
    linkId: link?.id ?? null,
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
