import { momentNow } from '@/lib/db/decisions';
import { holdIssuedDecision } from '@/lib/db/issued';
import { decidedOn, writeDecided } from '@/lib/db/team';
import { enter, now, touchDesk } from '@/lib/db/transaction';
import { once } from '@/lib/db/writes';
import { truthOf } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { decisionWrite } from '@/lib/visibility/message-form';
import { perform, read } from '../kernel/perform';
import type { PlayerSeat } from '../kernel/seat';

/** Answers a question that must be answered at once (§9 Analysing Combat 3). The first answer in time stands; while the clock stands still there is time. */
export const answerDecision = (seat: PlayerSeat, input: unknown): Promise<Answer> =>
  perform(seat, 'answer-decision', '§9 Analysing Combat 3', async (tx, act) => {
    const form = read(decisionWrite, input);
    if (!form.ok) return form;
    const { writeId, decisionId, option } = form.value;
    return once(tx, seat.id, writeId, async () => {
      const { gameId, teamId } = seat;
      const asked = await holdIssuedDecision(tx, gameId, teamId, decisionId);
      if (!asked) return refused('notFound', 'Nobody asks you this any more.');
      const { options, settledAs, defaultOption, endsAt } = asked;
      if (option >= options.length) return refused('badInput', 'That is none of the choices.', { field: 'option' });
      if (settledAs !== null) return refused('notNow', `It has been settled: “${options[settledAs]}”.`);
      const before = await decidedOn(tx, decisionId);
      if (before) return refused('alreadyDone', `${before.answeredBy} has answered this: “${options[before.option]}”.`);
      if ((await momentNow(tx, gameId)) >= endsAt)
        return refused('notNow', `The moment has passed: “${options[defaultOption]}”.`);
      const answer = { decisionId, gameId, teamId, option, answeredBy: seat.label, answeredAt: await now(tx) };
      await writeDecided(tx, answer);
      enter(tx, { act, kind: 'decided', subjectId: decisionId, before: null, after: truthOf('decided', answer) });
      touchDesk(tx, gameId, teamId);
      return done(null);
    });
  });
