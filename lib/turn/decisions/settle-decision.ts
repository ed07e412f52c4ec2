import { z } from 'zod';
import { decisionStands } from '@/lib/advice/combat/decision-outcome';
import { change } from '@/lib/db/change';
import { holdDecision, momentNow } from '@/lib/db/decisions';
import { dropDecision, writeDecision } from '@/lib/db/issued';
import { now, touchDesk } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { issueDecision } from '@/lib/visibility/messages';
import { writtenText } from '@/lib/visibility/order-form';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `settledAs`: the place of the option it is settled with; null: it is withdrawn. `version` is what the person saw. */
export const settleDecisionForm = z.strictObject({
  decisionId: z.string(),
  version: z.number().int().min(1),
  settledAs: z.number().int().min(0).nullable(),
  reason: writtenText(500).trim().min(1, 'say why'),
});

/**
 * Control settles an instant decision otherwise than by the answer or the clock, or withdraws it, with a reason (§2). Its
 * combat is free again. Only the desk of the team that was asked is touched. One that was answered cannot be withdrawn.
 */
export const settleDecision = (seat: ControlSeat, input: z.input<typeof settleDecisionForm>): Promise<Answer> =>
  perform(seat, 'settle-decision', '§9 Analysing Combat 3', async (tx, unsigned) => {
    const form = read(settleDecisionForm, input);
    if (!form.ok) return form;
    const { decisionId, version, settledAs, reason } = form.value;
    const act = { ...unsigned, reason };
    const decision = await holdDecision(tx, seat.gameId, decisionId);
    if (!decision) return refused('notFound', 'There is no such decision.');
    if (decision.settledAt) return refused('alreadyDone', `${decision.settledBy} has settled this.`);
    if (settledAs !== null && settledAs >= decision.options.length)
      return refused('badInput', 'That is none of its choices.', { field: 'settledAs' });
    const other = await inAnothersHands(tx, seat, 'decision', decisionId);
    if (other) return other;
    const stands = decisionStands(decision, decision.answer, await momentNow(tx, seat.gameId));
    if (settledAs === null && stands.state !== 'open')
      return refused(
        'notNow',
        `It stands as “${decision.options[stands.option!]}”: settle it otherwise, with a reason.`,
      );
    if (settledAs !== null && stands.option === settledAs)
      return refused('alreadyDone', `It stands as “${decision.options[settledAs]}” already.`);
    const settled = { settledAs, settledAt: await now(tx), settledBy: seat.label, reason };
    await change(tx, act, 'decision', decisionId, settled, { seen: version });
    const { gameId, teamId } = decision;
    if (settledAs === null) await dropDecision(tx, decisionId);
    else await writeDecision(tx, issueDecision({ gameId, teamId }, { ...decision, settledAs }));
    await doneWithCard(tx, seat, 'decision', decisionId);
    touchDesk(tx, gameId, teamId);
    return done(null);
  });
