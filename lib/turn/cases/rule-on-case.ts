import { z } from 'zod';
import type { Kind } from '@/lib/adjudication/adjudicate';
import { ruleCase } from '@/lib/adjudication/ruled-case';
import { type CaseRuling, caseFindingOf, caseInputOf, caseRulingOf, rulebookOf } from '@/lib/advice/cases/case-record';
import { figuresWrong } from '@/lib/advice/cases/case-words';
import { lockCase } from '@/lib/db/cases/cases';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { asJson } from '@/lib/values';
import { asSeen } from '../kernel/as-seen';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { applyCase, lockTouched, takeBackCase } from './apply-case';
import { aboutCase } from './companion-about';
import { companionTaken } from './ruled-by-companion';

/**
 * Control accepts what the rules found in a case, or overrules any figure with a reason (§2), and applies it to whatever of
 * the game is in it. A further ruling needs a reason and first takes back what the one before it did.
 */
export const ruleOnCase = controlVerb({
  name: 'rule-on-case',
  rule: '§2',
  who: anyControl,
  form: z.strictObject({
    caseId: z.string(),
    version: z.number().int().min(1),
    /** Figures and effects ruled otherwise than found, each with its reason; empty: accepted. */
    overrules: z
      .array(z.strictObject({ path: z.string().max(300), ruled: z.json(), reason: writtenText(500).trim() }))
      .max(200)
      .default([]),
    /** Why Control rules again on a case that has been ruled on. */
    reason: writtenText(500).trim().default(''),
    /** True when it is done to the units, crossings and squadrons of the game, or the result only kept. */
    isApplied: z.boolean().default(true),
    /** The companion game whose result is ruled by; null: none. */
    companionGameId: z.string().max(200).nullable().default(null),
  }),
  inLedger: 'ruled on the case',
  undo: 'diceFell',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { overrules, reason, version, isApplied, companionGameId } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const row = thereIs(await lockCase(tx, seat.gameId, form.caseId), 'case');
    if (row.turn !== turn.turn)
      throw refusal('notNow', `This case is of turn ${row.turn} and stays as it is. Put it again in this turn.`);
    await asSeen(tx, 'case', row, version);
    const earlier = caseRulingOf(row);
    if (earlier && !reason)
      throw refusal('reasonNeeded', `${earlier.by} has ruled on this case. Say why you rule again.`, {
        field: 'reason',
      });
    const kind = row.kind as Kind;
    const put = caseInputOf(row);
    const finding = caseFindingOf(row);
    const taken = await companionTaken(tx, seat.gameId, companionGameId, ...aboutCase(put.about));
    const reading = ruleCase(kind, put.case, finding.outcome, overrules, rulebookOf(finding));
    const touched = await lockTouched(tx, seat.gameId, kind, put);
    if (!reading.ok) {
      const problems = figuresWrong(kind, reading.problems, touched.named);
      const isReason = reading.problems[0]!.message === 'needs a reason';
      const { path: field, message } = problems[0]!;
      throw refusal(isReason ? 'reasonNeeded' : 'badInput', message, { field, problems });
    }
    if (earlier) await takeBackCase(tx, { ...act, reason: `Taken back: ${reason}` }, earlier.applied, touched);
    const reasons = new Set([reason, ...overrules.map((overrule) => overrule.reason)].filter(Boolean));
    const why = [...reasons].join(' · ') || taken.reason;
    const signed = { ...act, ...taken.signs, reason: why };
    const applied = isApplied
      ? await applyCase(
          tx,
          signed,
          kind,
          reading.outcome,
          { ...put, turn: turn.turn, by: seat.label, at: row.at },
          touched,
        )
      : [];
    const { outcome, overruled } = reading;
    const signature = { by: seat.label, reason, ...taken.signs };
    const kept: CaseRuling = { outcome, overruled, ...signature, isApplied, applied };
    const became = await change(
      tx,
      signed,
      'case',
      row.id,
      { state: 'ruled', ruling: asJson(kept) as never, ruledAt: turn.now },
      { seen: version },
    );
    return { version: became.version };
  },
});
