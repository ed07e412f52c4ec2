import { holdQuery } from '@/lib/db/issued';
import { writeAnswer } from '@/lib/db/team';
import { enter, now, touchDesk } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import { truthOf } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import type { DeskQuery } from '@/lib/visibility/desk';
import { answerWrite } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';

/** Answers a question of Control's (§4, player action 5). The first answer stands; a further one is asked for. */
export const answerQuery = (seat: PlayerSeat, input: unknown): Promise<Answer<{ query: DeskQuery }>> =>
  perform(seat, 'answer-query', '§4', async (tx, act) => {
    const form = read(answerWrite, input);
    if (!form.ok) return form;
    const { writeId, queryId, text } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const query = await holdQuery(tx, seat.gameId, seat.teamId, queryId);
      if (!query) return refused('notFound', 'There is no such question on your desk.');
      if (query.answer)
        return refused('alreadyDone', `${query.answer.answeredBy} has answered this: “${query.answer.text}”`);
      const answer = {
        queryId,
        gameId: seat.gameId,
        teamId: seat.teamId,
        text,
        answeredBy: seat.label,
        answeredAt: await now(tx),
      };
      await writeAnswer(tx, answer);
      enter(tx, { act, kind: 'answer', subjectId: queryId, before: null, after: truthOf('answer', answer) });
      touchDesk(tx, seat.gameId, seat.teamId);
      const { id, sheetId, lineId, text: asked, askedAt } = query;
      const given = { text, by: seat.label, at: answer.answeredAt.toISOString() };
      return done({ query: { id, sheetId, lineId, text: asked, askedAt: askedAt.toISOString(), answer: given } });
    });
  });
