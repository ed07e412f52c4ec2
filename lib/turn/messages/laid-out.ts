import type { Message, Team } from '@/lib/db/rows';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';
import { isAcknowledged, mayBeOverheard } from '@/lib/visibility/forms/message-form';
import type { Issued } from '@/lib/visibility/issued';
import { issueMessage, issueNews, issueOverheard } from '@/lib/visibility/issuing/messages';
import type { PlaceTold } from '@/lib/visibility/player/desk-post';
import type { DeliveredMessageRow, MessageNewsRow } from '@/lib/visibility/rows';
import type { Source } from '@/lib/visibility/viewer';

/** The arrival of a message. Fields that are left out are as it was sent. */
interface ComesIn {
  turn: number;
  gameTime: string;
  text?: string | null;
  isWithoutMarks?: boolean;
  /** The places of a return, as the team it comes to has them. */
  places?: readonly PlaceTold[];
  /** The teams that hear it by radio besides. */
  heardBy?: readonly string[];
}

/** The rows that a message writes when it comes in: for its receiver, for those who overhear it, and for its sender. */
export interface LaidOut {
  row: Issued<DeliveredMessageRow>;
  overheard: Issued<DeliveredMessageRow>[];
  /** null: by these means nobody says that he has it. */
  receipt: Issued<MessageNewsRow> | null;
}

/** A message between HQs as it is laid on desks. `teams`: all of the game, by their ids. */
export function laidOut(
  message: Message & { toTeamId: string },
  { turn, gameTime, text, isWithoutMarks = false, places = [], heardBy = [] }: ComesIn,
  teams: ReadonlyMap<string, Team>,
  source: Source,
): LaidOut {
  const { id: messageId, gameId, teamId, toTeamId, toName, means } = message;
  const words = {
    turn,
    sender: teams.get(teamId)?.name ?? '',
    means,
    gameTime,
    text: text ?? message.text,
    marks: isWithoutMarks ? [] : (message.marks as unknown as MarkWords[]),
    places: [...places],
  };
  const others = mayBeOverheard(means) ? heardBy.filter((id) => id !== teamId && id !== toTeamId && teams.has(id)) : [];
  const side = teams.get(teamId)?.side;
  return {
    row: issueMessage({ gameId, teamId: toTeamId }, words, source),
    overheard: others.map((id) =>
      issueOverheard({ gameId, teamId: id, isOwnSide: teams.get(id)!.side === side }, { ...words, toName }, source),
    ),
    receipt: isAcknowledged(means)
      ? issueNews({ gameId, teamId }, { messageId, toName, news: 'delivered' }, source)
      : null,
  };
}
