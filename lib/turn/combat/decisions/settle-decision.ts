import { z } from 'zod';
import { decisionOutcome } from '@/lib/advice/combat/decision-outcome';
import { lockDecision, momentNow } from '@/lib/db/combat/decisions';
import { dropDecision, writeDecision } from '@/lib/db/issued/issued';
import { change } from '@/lib/db/kernel/change';
import { now, touchDesk } from '@/lib/db/kernel/transaction';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { claimCard, doneWithCard } from '@/lib/turn/claims/claim-card';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { issueDecision } from '@/lib/visibility/issuing/messages';

/**
 * Control settles an instant decision otherwise than by the answer or the clock, or withdraws it, with a reason (§2). Its
 * combat is free again. Only the desk of the team that was asked is touched. One that was answered cannot be withdrawn.
 */
export const settleDecision = controlVerb({
  name: 'settle-decision',
  rule: '§9 Analysing Combat 3',
  who: anyControl,
  /** `settledAs`: the place of the option it is settled with; null: it is withdrawn. `version` is what the person saw. */
  form: z.strictObject({
    decisionId: z.string(),
    version: z.number().int().min(1),
    settledAs: z.number().int().min(0).nullable(),
    reason: writtenText(500).trim().min(1, 'say why'),
  }),
  inLedger: 'settled an instant decision',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<void> => {
    const { decisionId, version, settledAs, reason } = form;
    const act = { ...unsigned, reason };
    const decision = thereIs(await lockDecision(tx, seat.gameId, decisionId), 'decision');
    if (decision.settledAt) throw refusal('alreadyDone', `${decision.settledBy} has settled this.`);
    if (settledAs !== null && settledAs >= decision.options.length)
      throw refusal('badInput', 'That is not one of its choices.', { field: 'settledAs' });
    await claimCard(tx, seat, 'decision', decisionId);
    const stands = decisionOutcome(decision, decision.answer, await momentNow(tx, seat.gameId));
    if (settledAs === null && stands.state !== 'open')
      throw refusal(
        'notNow',
        `It stands as “${decision.options[stands.option!]}”: settle it otherwise, with a reason.`,
      );
    if (settledAs !== null && stands.option === settledAs)
      throw refusal('alreadyDone', `It stands as “${decision.options[settledAs]}” already.`);
    const settled = { settledAs, settledAt: await now(tx), settledBy: seat.label, reason };
    await change(tx, act, 'decision', decisionId, settled, { seen: version });
    const { gameId, teamId } = decision;
    if (settledAs === null) await dropDecision(tx, decisionId);
    else await writeDecision(tx, issueDecision({ gameId, teamId }, { ...decision, settledAs }));
    await doneWithCard(tx, seat, 'decision', decisionId);
    touchDesk(tx, gameId, teamId);
  },
});
