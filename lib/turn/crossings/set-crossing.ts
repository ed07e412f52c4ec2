import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { companionTaken } from '../cases/companion-taken';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { crossingHeld } from './lock-crossing';

export const setCrossingForm = z.strictObject({
  crossingId: z.string(),
  version: z.number().int(),
  capacityPoints: z.number().int('give whole points').min(0, 'is at least 0').max(1000, 'is at most 1000'),
  isPrepared: z.boolean(),
  reason: writtenText(500).trim(),
  /** The companion game whose result is ruled by; null: none. */
  companionGameId: z.string().max(200).nullable().default(null),
});

/** Control sets what a crossing carries in a turn, and whether it is prepared for demolition, with a reason (OC-107, §8). */
export const setCrossing = (
  seat: ControlSeat,
  input: z.input<typeof setCrossingForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'set-crossing', '§7 Traffic, OC-107', async (tx, act) => {
    const form = read(setCrossingForm, input);
    if (!form.ok) return form;
    const { crossingId, version, capacityPoints, isPrepared, reason, companionGameId } = form.value;
    if (reason === '') return refused('reasonNeeded', 'Say why: the reason stays in the ledger.', { field: 'reason' });
    await lockTurn(tx, seat.gameId, 'share');
    const held = await crossingHeld(tx, seat.gameId, crossingId, version);
    if (!held.ok) return held;
    const { crossing } = held.value;
    if (isPrepared && crossing.kind === 'civilianFerry')
      return refused('badInput', 'A ferry is not prepared for demolition.', { field: 'isPrepared' });
    if (crossing.capacityPoints === capacityPoints && crossing.isPrepared === isPrepared)
      return refused('alreadyDone', `${crossing.name} is so already.`);
    const taken = await companionTaken(tx, seat.gameId, companionGameId, { kind: 'crossing', id: crossingId });
    if (!taken.ok) return taken;
    const signed = { ...act, ...taken.value.signs, reason };
    const became = await change(tx, signed, 'crossing', crossingId, { capacityPoints, isPrepared });
    return done({ version: became.version });
  });
