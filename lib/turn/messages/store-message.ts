import { linkOf } from '@/lib/db/issued/issued';
import { enterMade } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import type { IssuedLink, Message } from '@/lib/db/rows';
import { writeMessage } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';
import type { PlaceSent } from './goes-with-it';

/** A line of a team's to another HQ. Refused where the team has no such line, or none that carries anything. */
export async function openLine(tx: Tx, gameId: string, teamId: string, linkId: string): Promise<IssuedLink> {
  const link = await linkOf(tx, gameId, teamId, linkId);
  if (!link) throw refusal('notFound', 'Your HQ cannot reach that HQ.');
  if (link.means === 'none') throw refusal('notNow', `There is no way through to ${link.toName}.`);
  return link;
}

/** The line a message of a team's goes by; null: to Control. Refused as `openLine` is. */
export const lineOf = async (
  tx: Tx,
  gameId: string,
  teamId: string,
  linkId: string | null,
): Promise<IssuedLink | null> => (linkId === null ? null : openLine(tx, gameId, teamId, linkId));

/** Writes a message of a team's, and touches its own desk alone. */
export async function messageSent(
  tx: Tx,
  act: Act,
  link: IssuedLink | null,
  {
    teamId,
    ...words
  }: Pick<Message, 'teamId' | 'turn' | 'text' | 'writtenBy' | 'sentAt'> & {
    marks: MarkWords[];
    places: PlaceSent[];
  },
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
  enterMade(tx, act, 'message', message.id, message);
  touchDesk(tx, act.gameId, teamId);
  return message;
}
