import { z } from 'zod';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing, putMarch } from '../movement/passages/lock-crossing';

/** Takes a unit out of the order of march at a crossing (§7). What has gone over stays gone over. */
export const leaveQueue = controlVerb({
  name: 'leave-queue',
  rule: '§7 Traffic',
  who: anyControl,
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    unitId: z.string(),
    /** Needed where part of the unit is across already. */
    reason: writtenText(500).trim().default(''),
  }),
  inLedger: 'took a unit out of the queue',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ crossingId: string; version: number }> => {
    const { crossingId, version, unitId, reason } = form;
    await lockTurn(tx, seat.gameId, 'share');
    const locked = await lockCrossing(tx, seat.gameId, crossingId, version);
    const place = locked.march.find((one) => one.unitId === unitId);
    if (!place) throw refusal('notFound', 'This unit is not in the queue any more.');
    if (place.pointsAcross > 0 && reason === '')
      throw refusal(
        'reasonNeeded',
        `${counted(place.pointsAcross, 'point')} of ${place.unit.name} are across. Say what becomes of it: the reason stays in the ledger.`,
        { field: 'reason', rule: '§7 Traffic, OC-108' },
      );
    const rest = locked.march.filter((one) => one !== place);
    const became = await putMarch(tx, { ...act, reason }, locked, rest);
    return { crossingId, version: became.version };
  },
});
