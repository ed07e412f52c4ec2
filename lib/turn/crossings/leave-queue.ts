import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { crossingHeld, putMarch } from './lock-crossing';

export const leaveQueueForm = z.strictObject({
  crossingId: z.string(),
  version: z.number().int(),
  unitId: z.string(),
  /** Needed where part of the unit is across already. */
  reason: writtenText(500).trim().default(''),
});

/** Takes a unit out of the order of march at a crossing (§7). What has gone over stays gone over. */
export const leaveQueue = (
  seat: ControlSeat,
  input: z.input<typeof leaveQueueForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'leave-queue', '§7 Traffic', async (tx, act) => {
    const form = read(leaveQueueForm, input);
    if (!form.ok) return form;
    const { crossingId, version, unitId, reason } = form.value;
    await lockTurn(tx, seat.gameId, 'share');
    const held = await crossingHeld(tx, seat.gameId, crossingId, version);
    if (!held.ok) return held;
    const place = held.value.march.find((one) => one.unitId === unitId);
    if (!place) return refused('notFound', 'This unit is not in the queue any more.');
    if (place.pointsAcross > 0 && reason === '')
      return refused(
        'reasonNeeded',
        `${place.pointsAcross} points of ${place.unit.name} are across. Say what becomes of it: the reason stays in the ledger.`,
        { field: 'reason', rule: '§7 Traffic, OC-108' },
      );
    const rest = held.value.march.filter((one) => one !== place);
    const became = await putMarch(tx, { ...act, reason }, held.value, rest);
    return done({ version: became.version });
  });
