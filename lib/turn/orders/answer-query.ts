import { lockQuery } from '@/lib/db/issued/issued';
import { enterMade } from '@/lib/db/kernel/change';
import { now, touchDesk } from '@/lib/db/kernel/transaction';
import { writeAnswer } from '@/lib/db/team/team-rows';
import { refusal, thereIs } from '@/lib/result';
import { answerWrite } from '@/lib/visibility/forms/sheet-writes';
import type { DeskQuery } from '@/lib/visibility/player/desk';
import { playerVerb } from '../kernel/verb';

/** Answers a question of Control's (§4, player action 5). The first answer stands; a further one is asked for. */
export const answerQuery = playerVerb({
  name: 'answer-query',
  rule: '§4',
  form: answerWrite,
  inLedger: 'answered',
  run: async ({ tx, act, seat, form }): Promise<{ query: DeskQuery }> => {
    const { queryId, text } = form;
    const query = thereIs(await lockQuery(tx, seat.gameId, seat.teamId, queryId), 'question on your desk');
    if (query.answer)
      throw refusal('alreadyDone', `${query.answer.answeredBy} has answered this: “${query.answer.text}”`);
    const answer = {
      queryId,
      gameId: seat.gameId,
      teamId: seat.teamId,
      text,
      answeredBy: seat.label,
      answeredAt: await now(tx),
    };
    await writeAnswer(tx, answer);
    enterMade(tx, act, 'answer', queryId, answer);
    touchDesk(tx, seat.gameId, seat.teamId);
    const { id, sheetId, lineId, text: asked, askedAt } = query;
    const given = { text, by: seat.label, at: answer.answeredAt.toISOString() };
    return { query: { id, sheetId, lineId, text: asked, askedAt: askedAt.toISOString(), answer: given } };
  },
});
