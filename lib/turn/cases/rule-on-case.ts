import { z } from 'zod';
import type { Kind } from '@/lib/adjudication/adjudicate';
import { ruleCase } from '@/lib/adjudication/ruled-case';
import { type CaseRuling, caseFindingOf, caseInputOf, caseRulingOf, rulebookOf } from '@/lib/advice/cases/case-record';
import { figuresWrong } from '@/lib/advice/cases/case-words';
import { holdCase } from '@/lib/db/cases';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { asJson } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { applyCase, holdTouched, takeBackCase } from './apply-case';
import { aboutCase } from './companion-about';
import { companionTaken } from './companion-taken';

export const ruleOnCaseForm = z.strictObject({
  caseId: z.string(),
  version: z.number().int().min(1),
  /** Figures and effects ruled otherwise than found, each with its reason; empty: accepted. */
  overrules: z
    .array(z.strictObject({ path: z.string().max(300), ruled: z.json(), reason: writtenText(500).trim() }))
    .max(200)
    .default([]),
  /** Why Control rules again on a case that has been ruled on. */
  reason: writtenText(500).trim().default(''),
  /** Whether it is done to the units, crossings and squadrons of the game, or the result only kept. */
  isApplied: z.boolean().default(true),
  /** The companion game whose result is ruled by; null: none. */
  companionGameId: z.string().max(200).nullable().default(null),
});

/**
 * Control accepts what the rules found in a case, or overrules any figure with a reason (§2), and applies it to whatever of
 * the game is in it. A further ruling needs a reason and first takes back what the one before it did.
 */
export const ruleOnCase = (
  seat: ControlSeat,
  input: z.input<typeof ruleOnCaseForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'rule-on-case', '§2', async (tx, act) => {
    const form = read(ruleOnCaseForm, input);
    if (!form.ok) return form;
    const { overrules, reason, version, isApplied, companionGameId } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const row = await holdCase(tx, seat.gameId, form.value.caseId);
    if (!row) return refused('notFound', 'There is no such case.');
    if (row.turn !== turn.turn)
      return refused('notNow', `This case is of turn ${row.turn} and stays as it is. Put it again in this turn.`);
    if (row.version !== version)
      return refused('changedByAnother', 'Someone else has ruled on this case. Look at it once more.', { theirs: row });
    const earlier = caseRulingOf(row);
    if (earlier && !reason)
      return refused('reasonNeeded', `${earlier.by} has ruled on this case. Say why you rule again.`, {
        field: 'reason',
      });
    const kind = row.kind as Kind;
    const put = caseInputOf(row);
    const finding = caseFindingOf(row);
    const taken = await companionTaken(tx, seat.gameId, companionGameId, ...aboutCase(put.about));
    if (!taken.ok) return taken;
    const reading = ruleCase(kind, put.case, finding.outcome, overrules, rulebookOf(finding));
    const touched = await holdTouched(tx, seat.gameId, kind, put);
    if (!reading.ok) {
      const problems = figuresWrong(kind, reading.problems, touched.named);
      const isReason = reading.problems[0]!.message === 'needs a reason';
      const { path: field, message } = problems[0]!;
      return refused(isReason ? 'reasonNeeded' : 'badInput', message, { field, problems });
    }
    if (earlier) await takeBackCase(tx, { ...act, reason: `Taken back: ${reason}` }, earlier.applied, touched);
    const reasons = new Set([reason, ...overrules.map((overrule) => overrule.reason)].filter(Boolean));
    const why = [...reasons].join(' · ') || taken.value.reason;
    const signed = { ...act, ...taken.value.signs, reason: why };
    const applied = isApplied
      ? await applyCase(
          tx,
          signed,
          kind,
          reading.outcome,
          { ...put, turn: turn.turn, by: seat.label, at: row.at },
          touched,
        )
      : done([]);
    if (!applied.ok) return applied;
    const { outcome, overruled } = reading;
    const signature = { by: seat.label, reason, ...taken.value.signs };
    const kept: CaseRuling = { outcome, overruled, ...signature, isApplied, applied: applied.value };
    const became = await change(
      tx,
      signed,
      'case',
      row.id,
      { state: 'ruled', ruling: asJson(kept) as never, ruledAt: turn.now },
      { seen: version },
    );
    return done({ version: became.version });
  });
