import type { IssuedDesk } from '@/lib/db/issuing/issued';
import type { TeamPapers } from '@/lib/db/player/team-rows';
import type { TableMove } from '@/lib/visibility/forms/table-form';
import type { DeskPost } from '@/lib/visibility/player/desk-post';

const iso = (time: string): string => new Date(time).toISOString();

/** Messages in and out, and what must be answered at once, of issued rows and the team's own. */
export function deskPost(
  { messages, news, decisions, tables, clock }: IssuedDesk,
  { messages: sent, decided, laid }: TeamPapers,
): DeskPost {
  const answers = new Map(decided.map((answer) => [answer.decisionId, answer]));
  return {
    messages: messages.map(({ id, turn, sender, means, gameTime, text, deliveredAt }) => ({
      id,
      turn,
      sender,
      means,
      gameTime,
      text,
      deliveredAt: iso(deliveredAt),
    })),
    sentMessages: sent.map(({ id, turn, toName, means, text, writtenBy, sentAt }) => ({
      id,
      turn,
      toName,
      means,
      text,
      writtenBy,
      sentAt: iso(sentAt),
      news: news.filter(({ messageId }) => messageId === id).map((one) => ({ text: one.text, at: iso(one.issuedAt) })),
    })),
    decisions: decisions.map(({ id, question, options, defaultOption, askedAt, endsAt, settledAs }) => {
      const answer = answers.get(id);
      return {
        id,
        question,
        options,
        defaultOption,
        settledAs,
        askedAt: iso(askedAt),
        endsAt: iso(endsAt),
        pausedAt: clock.pausedAt === null ? null : new Date(clock.pausedAt).toISOString(),
        answer: answer ? { option: answer.option, by: answer.answeredBy } : null,
      };
    }),
    tables: tables.map(({ id, title, shown }) => {
      const move = laid.find(({ tableId }) => tableId === id);
      return { id, title, shown, laid: move ? { move: move.move as TableMove, by: move.laidBy } : null };
    }),
  };
}
