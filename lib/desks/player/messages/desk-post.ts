import type { IssuedDesk } from '@/lib/db/issued/issued';
import type { TeamPapers } from '@/lib/db/team/team-rows';
import { only } from '@/lib/values';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';
import type { TableMove } from '@/lib/visibility/forms/table-form';
import type { DeskPost, PlaceTold } from '@/lib/visibility/player/desk-post';
import { iso, shownWith } from '../issued-row';

/** Messages in and out, and what must be answered at once, of issued rows and the team's own. */
export function deskPost(
  { messages, news, decisions, tables, clock }: IssuedDesk,
  { messages: sent, decided, laid }: TeamPapers,
): DeskPost {
  const answers = new Map(decided.map((answer) => [answer.decisionId, answer]));
  return {
    messages: messages.map((message) => ({
      ...shownWith(message, ['id', 'turn', 'sender', 'means', 'gameTime', 'text'], 'deliveredAt'),
      marks: message.marks as unknown as MarkWords[],
      places: message.places as unknown as PlaceTold[],
    })),
    sentMessages: sent.map((message) => ({
      ...shownWith(message, ['id', 'turn', 'toName', 'means', 'text', 'writtenBy'], 'sentAt'),
      marks: message.marks as unknown as MarkWords[],
      places: (message.places as unknown as PlaceTold[]).map((place) => only(place, ['name', 'x', 'y'])),
      news: news
        .filter(({ messageId }) => messageId === message.id)
        .map((one) => ({ text: one.text, at: iso(one.issuedAt) })),
    })),
    decisions: decisions.map((decision) => {
      const answer = answers.get(decision.id);
      return {
        ...only(decision, ['id', 'question', 'options', 'defaultOption', 'settledAs']),
        askedAt: iso(decision.askedAt),
        endsAt: iso(decision.endsAt),
        pausedAt: clock.pausedAt && iso(clock.pausedAt),
        answer: answer ? { option: answer.option, by: answer.answeredBy } : null,
      };
    }),
    tables: tables.map(({ id, title, shown }) => {
      const move = laid.find(({ tableId }) => tableId === id);
      return { id, title, shown, laid: move ? { move: move.move as TableMove, by: move.laidBy } : null };
    }),
  };
}
