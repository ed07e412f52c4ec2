import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing, putMarch } from '../movement/passages/lock-crossing';

/** Sets the order of march at a crossing, the whole of it (§7 Traffic): nobody joins and nobody leaves by this. */
export const orderMarch = controlVerb({
  name: 'order-march',
  rule: '§7 Traffic',
  who: anyControl,
  /** `unitIds`: everybody who waits, the head first. */
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    unitIds: z.array(z.string()).max(200),
  }),
  inLedger: 'set the order of march',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ crossingId: string; version: number }> => {
    const { crossingId, version, unitIds } = form;
    await lockTurn(tx, seat.gameId, 'share');
    const locked = await lockCrossing(tx, seat.gameId, crossingId, version);
    const placeOf = new Map(locked.march.map((place) => [place.unitId, place]));
    const named = new Set(unitIds);
    if (named.size !== unitIds.length)
      throw refusal('badInput', 'A unit stands in this order twice.', { field: 'unitIds' });
    if (named.size !== placeOf.size || unitIds.some((id) => !placeOf.has(id)))
      throw refusal('badInput', 'This order does not name exactly the units that wait here.', { field: 'unitIds' });
    const became = await putMarch(
      tx,
      act,
      locked,
      unitIds.map((id) => placeOf.get(id)!),
    );
    return { crossingId, version: became.version };
  },
});
