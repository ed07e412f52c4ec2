import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { crossingById } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { companionTaken } from '../cases/companion-taken';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` is what the person saw; the reason stays in the ledger. */
export const markCrossingForm = z.strictObject({
  crossingId: z.string(),
  version: z.number().int(),
  state: z.enum(['untested', 'tested', 'safe', 'blown']),
  reason: writtenText(500).trim(),
  /** The companion game whose result is ruled by; null: none. */
  companionGameId: z.string().max(200).nullable().default(null),
});

/**
 * Says that a crossing is blown, stands untested, has been tested and stands, or is safe (§8), by Control's word and with its reason. No player is told:
 * what a team learns of it stands in its report.
 */
export const markCrossing = (
  seat: ControlSeat,
  input: z.input<typeof markCrossingForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'mark-crossing', '§8', async (tx, act) => {
    const form = read(markCrossingForm, input);
    if (!form.ok) return form;
    const { crossingId, version, state, reason, companionGameId } = form.value;
    if (reason === '') return refused('reasonNeeded', 'Say why: the reason stays in the ledger.', { field: 'reason' });
    await lockTurn(tx, seat.gameId, 'share');
    const crossing = await crossingById(tx, seat.gameId, crossingId);
    if (!crossing) return refused('notFound', 'There is no such crossing.');
    if (crossing.state === state) return refused('alreadyDone', `${crossing.name} is marked ${state} already.`);
    const other = await inAnothersHands(tx, seat, 'crossing', crossingId);
    if (other) return other;
    const taken = await companionTaken(tx, seat.gameId, companionGameId, { kind: 'crossing', id: crossingId });
    if (!taken.ok) return taken;
    const signed = { ...act, ...taken.value.signs, reason };
    const marked = await change(tx, signed, 'crossing', crossingId, { state }, { seen: version });
    return done({ version: marked.version });
  });
