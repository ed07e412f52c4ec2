import { only } from '@/lib/values';
import type { MessageNews } from '@/lib/words';
import { type Issued, issue } from '../issued';
import type { DeliveredMessageRow, IssuedDecisionRow, MessageNewsRow } from '../rows';
import type { Source } from '../viewer';

/** The team that is told. */
interface To {
  gameId: string;
  teamId: string;
}

/** The words of a message on a desk. */
export type MessageWords = Omit<DeliveredMessageRow, 'id' | 'gameId' | 'teamId' | 'deliveredAt'>;

/** A message as it comes in at an HQ: the words Control delivers, and nothing of how it was carried or kept. */
export const issueMessage = (
  { gameId, teamId }: To,
  message: MessageWords,
  source: Source,
): Issued<DeliveredMessageRow> =>
  issue<DeliveredMessageRow>({
    id: source.id(),
    gameId,
    teamId,
    ...only(message, ['turn', 'sender', 'means', 'gameTime', 'text', 'marks', 'places']),
    deliveredAt: source.now(),
  });

/**
 * A message as another hears it on the radio: the words as they come in, and nothing that was drawn. His own side's stations
 * he knows by their voices, the enemy's he does not.
 */
export const issueOverheard = (
  to: To & { isOwnSide: boolean },
  message: MessageWords & { toName: string },
  source: Source,
): Issued<DeliveredMessageRow> =>
  issueMessage(
    to,
    {
      ...message,
      sender: to.isOwnSide ? `${message.sender} to ${message.toName}, overheard` : 'an enemy station, overheard',
      marks: [],
      places: [],
    },
    source,
  );

/** The words that the sender reads of it. */
export const newsWords: Record<MessageNews, (to: string) => string> = {
  delivered: (to) => `${to} has received it.`,
  notReceived: (to) => `${to} does not answer.`,
  read: (to) => `${to} has read it.`,
  setAside: () => 'Control has set it aside. It goes no further.',
};

/** The news that Control gives a sender of their own message: to whom it went, and one of four things. */
export const issueNews = (
  { gameId, teamId }: To,
  { messageId, toName, news }: { messageId: string; toName: string; news: MessageNews },
  source: Source,
): Issued<MessageNewsRow> =>
  issue<MessageNewsRow>({
    id: source.id(),
    gameId,
    teamId,
    messageId,
    text: newsWords[news](toName),
    issuedAt: source.now(),
  });

/** A question that a team must answer at once (§9 Analysing Combat 3): nothing of the combat it hangs on. */
export const issueDecision = (
  { gameId, teamId }: To,
  decision: Omit<IssuedDecisionRow, 'gameId' | 'teamId'>,
): Issued<IssuedDecisionRow> =>
  issue<IssuedDecisionRow>({
    ...only(decision, ['id', 'turn', 'question', 'defaultOption', 'askedAt', 'endsAt', 'settledAs']),
    gameId,
    teamId,
    options: [...decision.options],
  });
