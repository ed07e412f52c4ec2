import { z } from 'zod';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { crossingHeld, putMarch } from './lock-crossing';

/** `unitIds`: everybody who waits, the head first. */
export const orderMarchForm = z.strictObject({
  crossingId: z.string(),
  version: z.number().int(),
  unitIds: z.array(z.string()).max(200),
});

/** Sets the order of march at a crossing, the whole of it (§7 Traffic): nobody joins and nobody leaves by this. */
export const orderMarch = (
  seat: ControlSeat,
  input: z.input<typeof orderMarchForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'order-march', '§7 Traffic', async (tx, act) => {
    const form = read(orderMarchForm, input);
    if (!form.ok) return form;
    const { crossingId, version, unitIds } = form.value;
    await lockTurn(tx, seat.gameId, 'share');
    const held = await crossingHeld(tx, seat.gameId, crossingId, version);
    if (!held.ok) return held;
    const placeOf = new Map(held.value.march.map((place) => [place.unitId, place]));
    const named = new Set(unitIds);
    if (named.size !== unitIds.length)
      return refused('badInput', 'A unit stands in this order twice.', { field: 'unitIds' });
    if (named.size !== placeOf.size || unitIds.some((id) => !placeOf.has(id)))
      return refused('badInput', 'This order does not name exactly the units that wait here.', { field: 'unitIds' });
    const became = await putMarch(
      tx,
      act,
      held.value,
      unitIds.map((id) => placeOf.get(id)!),
    );
    return done({ version: became.version });
  });
