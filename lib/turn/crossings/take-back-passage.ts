import { z } from 'zod';
import { remove } from '@/lib/db/change';
import { passagesAt } from '@/lib/db/crossings';
import { lockTurn } from '@/lib/db/lock';
import { unitOf } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { crossingHeld, putMarch } from './lock-crossing';

export const takeBackPassageForm = z.strictObject({
  crossingId: z.string(),
  version: z.number().int(),
  passageId: z.string(),
  reason: writtenText(500).trim().min(1),
});

/**
 * Takes back what was entered wrongly as gone over a crossing in this turn (§7): its points are free again, and the unit is
 * back in the order of march where it was, at the head if it had left it. Of a unit the last passage first. A bridge that
 * became safe by it stays safe (`isSafe`): Control marks it otherwise.
 */
export const takeBackPassage = (
  seat: ControlSeat,
  input: z.input<typeof takeBackPassageForm>,
): Promise<Answer<{ version: number; isSafe: boolean }>> =>
  perform(seat, 'take-back-passage', '§7 Traffic, OC-108', async (tx, unsigned) => {
    const form = read(takeBackPassageForm, input);
    if (!form.ok) return form;
    const { crossingId, version, passageId, reason } = form.value;
    const act = { ...unsigned, reason };
    const { turn } = await lockTurn(tx, seat.gameId, 'share');
    const held = await crossingHeld(tx, seat.gameId, crossingId, version);
    if (!held.ok) return held;
    const { crossing, march } = held.value;
    const other = await inAnothersHands(tx, seat, 'crossing', crossingId);
    if (other) return other;
    const gone = await passagesAt(tx, seat.gameId, crossingId, turn);
    const passage = gone.find(({ id }) => id === passageId);
    if (!passage) return refused('notFound', `This is not among what went over ${crossing.name} in turn ${turn}.`);
    const { unitId, points } = passage;
    const unit = (await unitOf(tx, seat.gameId, unitId))!;
    if (gone.findLast((one) => one.unitId === unitId) !== passage)
      return refused('notNow', `${unit.name} went over again after that: take the later one back first.`);
    const place = march.find((one) => one.unitId === unitId);
    if (place && passage.isWhole)
      return refused('notNow', `${unit.name} waits here again: take it out of the queue first.`);
    const becomes = place
      ? march.map((one) => (one === place ? { ...one, pointsAcross: one.pointsAcross - points } : one))
      : [{ unitId, pointsAcross: Math.max(0, unit.sizePoints - points), joinedIn: turn }, ...march];
    await remove(tx, act, 'passage', passageId);
    const became = await putMarch(tx, act, held.value, becomes);
    return done({ version: became.version, isSafe: became.state === 'safe' });
  });
