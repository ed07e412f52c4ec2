import { z } from 'zod';
import { arrivalRefusal } from '@/lib/advice/arrivals/arrival-checks';
import { lockUnitsToCome } from '@/lib/db/arrivals/arrivals';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { writtenText } from '@/lib/forms';
import { thereIs } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { applyArrival } from './apply-arrival';
import { arrivalsTaken } from './lock-arrival';

/**
 * Says where a unit due as a reinforcement comes on (§4 step 4): at its entry place or within its range. A unit of the
 * next turn stands there when that turn's orders begin; one that is late comes on at once. Beyond the range, at a place
 * that is blocked by the enemy or full, or out of an airborne lift it comes on only with a reason. No team is told.
 */
export const placeArrival = controlVerb({
  name: 'place-arrival',
  rule: '§4',
  who: anyControl,
  /** `version` is what the person saw; `overrule` is why it comes on though something speaks against it. */
  form: z.strictObject({
    unitId: z.string(),
    version: z.number().int(),
    x: z.number(),
    y: z.number(),
    overrule: writtenText(500).trim().default(''),
  }),
  inLedger: 'placed an arrival',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { unitId, version, x, y, overrule } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    await lockUnitsToCome(tx, seat.gameId);
    const locked = await lockUnits(tx, seat.gameId, [unitId]);
    const unit = thereIs(locked.get(unitId), 'unit');
    await arrivalsTaken(tx, seat, [{ unitId, version }], locked);
    arrivalRefusal(unit, turn.turn);
    const at = { x, y };
    const [placed] = await applyArrival(tx, act, turn, { units: [unit], at, overrule, places: () => [at] });
    return { version: placed!.version };
  },
});
