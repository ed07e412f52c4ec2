import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { crossingById } from '@/lib/db/movement/units';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { crossingStates } from '@/lib/words';
import { companionTaken } from '../cases/ruled-by-companion';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Says that a crossing is blown, stands untested, has been tested and stands, or is safe (§8), by Control's word and
 * with its reason. No player is told: a team learns of it in its report.
 */
export const markCrossing = controlVerb({
  name: 'mark-crossing',
  rule: '§8',
  who: anyControl,
  /** `version` is what the person saw; the reason stays in the ledger. */
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    state: z.enum(crossingStates),
    reason: writtenText(500).trim(),
    /** The companion game whose result is ruled by; null: none. */
    companionGameId: z.string().max(200).nullable().default(null),
  }),
  inLedger: 'marked the crossing',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ crossingId: string; version: number }> => {
    const { crossingId, version, state, reason, companionGameId } = form;
    if (reason === '') throw refusal('reasonNeeded', 'Say why: the reason stays in the ledger.', { field: 'reason' });
    await lockTurn(tx, seat.gameId, 'share');
    const crossing = thereIs(await crossingById(tx, seat.gameId, crossingId), 'crossing');
    if (crossing.state === state) throw refusal('alreadyDone', `${crossing.name} is marked ${state} already.`);
    await claimCard(tx, seat, 'crossing', crossingId);
    const taken = await companionTaken(tx, seat.gameId, companionGameId, { kind: 'crossing', id: crossingId });
    const signed = { ...act, ...taken.signs, reason };
    const marked = await change(tx, signed, 'crossing', crossingId, { state }, { seen: version });
    return { crossingId, version: marked.version };
  },
});
