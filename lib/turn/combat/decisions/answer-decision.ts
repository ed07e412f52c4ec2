import { momentNow } from '@/lib/db/combat/decisions';
import { lockIssuedDecision } from '@/lib/db/issued/issued';
import { enterMade } from '@/lib/db/kernel/change';
import { now, touchDesk } from '@/lib/db/kernel/transaction';
import { decidedOn, writeDecided } from '@/lib/db/team/team-rows';
import { refusal } from '@/lib/result';
import { playerVerb } from '@/lib/turn/kernel/verb';
import { decisionWrite } from '@/lib/visibility/forms/message-writes';

/**
 * Answers a question that must be answered at once (§9 Analysing Combat 3). The first answer in time counts. While the
 * clock is paused there is still time.
 */
export const answerDecision = playerVerb({
  name: 'answer-decision',
  rule: '§9 Analysing Combat 3',
  form: decisionWrite,
  inLedger: 'decided',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { decisionId, option } = form;
    const { gameId, teamId } = seat;
    const asked = await lockIssuedDecision(tx, gameId, teamId, decisionId);
    if (!asked) throw refusal('notFound', 'This question is no longer open.');
    const { options, settledAs, defaultOption, endsAt } = asked;
    if (option >= options.length) throw refusal('badInput', 'That is not one of the choices.', { field: 'option' });
    if (settledAs !== null) throw refusal('notNow', `It has been settled: “${options[settledAs]}”.`);
    const before = await decidedOn(tx, decisionId);
    if (before) throw refusal('alreadyDone', `${before.answeredBy} has answered this: “${options[before.option]}”.`);
    if ((await momentNow(tx, gameId)) >= endsAt)
      throw refusal('notNow', `The time was up: “${options[defaultOption]}” applies.`);
    const answer = { decisionId, gameId, teamId, option, answeredBy: seat.label, answeredAt: await now(tx) };
    await writeDecided(tx, answer);
    enterMade(tx, act, 'decided', decisionId, answer);
    touchDesk(tx, gameId, teamId);
  },
});
