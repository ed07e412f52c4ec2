import { z } from 'zod';
import { passagesAt } from '@/lib/db/crossings/crossings';
import { remove } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { unitOf } from '@/lib/db/movement/units';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing, putMarch } from '../movement/passages/lock-crossing';

/**
 * Takes back what was entered wrongly as gone over a crossing in this turn (§7): its points are free again, and the unit is
 * back in the order of march where it was, at the head if it had left it. Of a unit the last passage first. A bridge that
 * became safe by it stays safe (`isSafe`): Control marks it otherwise.
 */
export const takeBackPassage = controlVerb({
  name: 'take-back-passage',
  rule: '§7 Traffic, OC-108',
  who: anyControl,
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    passageId: z.string(),
    reason: writtenText(500).trim().min(1),
  }),
  inLedger: 'took back a passage',
  undo: 'fromTheLedger',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ crossingId: string; version: number; isSafe: boolean }> => {
    const { crossingId, version, passageId, reason } = form;
    const act = { ...unsigned, reason };
    const { turn } = await lockTurn(tx, seat.gameId, 'share');
    const locked = await lockCrossing(tx, seat.gameId, crossingId, version);
    const { crossing, march } = locked;
    await claimCard(tx, seat, 'crossing', crossingId);
    const gone = await passagesAt(tx, seat.gameId, crossingId, turn);
    const passage = gone.find(({ id }) => id === passageId);
    if (!passage) throw refusal('notFound', `This is not among what went over ${crossing.name} in turn ${turn}.`);
    const { unitId, points } = passage;
    const unit = (await unitOf(tx, seat.gameId, unitId))!;
    if (gone.findLast((one) => one.unitId === unitId) !== passage)
      throw refusal('notNow', `${unit.name} went over again after that: take the later one back first.`);
    const place = march.find((one) => one.unitId === unitId);
    if (place && passage.isWhole)
      throw refusal('notNow', `${unit.name} waits here again: take it out of the queue first.`);
    const becomes = place
      ? march.map((one) => (one === place ? { ...one, pointsAcross: one.pointsAcross - points } : one))
      : [{ unitId, pointsAcross: Math.max(0, unit.sizePoints - points), joinedIn: turn }, ...march];
    await remove(tx, act, 'passage', passageId);
    const became = await putMarch(tx, act, locked, becomes);
    return { crossingId, version: became.version, isSafe: became.state === 'safe' };
  },
});
