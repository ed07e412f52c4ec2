import { z } from 'zod';
import { comesOnAt } from '@/lib/advice/arrivals/entry-places';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { lockUnitsToCome } from '@/lib/db/movement/arrivals';
import { lockUnits } from '@/lib/db/movement/units';
import { scenarioOf } from '@/lib/db/sequence/kept-scenario';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { isInFrame } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { writtenText } from '@/lib/visibility/forms/order-form';
import { settleContacts } from '../contact/settle-contacts';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { againstComing, mayNotCome } from './arrival-checks';
import { arrivalsTaken } from './lock-arrival';

/**
 * Says where a unit due as a reinforcement comes on (§4 step 4): at its entry place or within its range. A unit of the
 * next turn stands there when that turn's orders begin; one that is late comes on at once. Beyond the range, at a place
 * held by the enemy or full, or out of an airborne lift it comes on only with a reason. No team is told.
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
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ version: number }> => {
    const { unitId, version, x, y, overrule } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    await lockUnitsToCome(tx, seat.gameId);
    const held = await lockUnits(tx, seat.gameId, [unitId]);
    const unit = held.get(unitId);
    if (!unit) throw refusal('notFound', 'There is no such unit.');
    await arrivalsTaken(tx, seat, [{ unitId, version }], held);
    mayNotCome(unit, turn.turn);
    const scenario = await scenarioOf(turn.gameId, tx);
    if (!isInFrame(scenario.map.frame, { x, y }))
      throw refusal('badInput', 'That place is off the map.', { field: 'x' });
    const against = againstComing(scenario, [unit], { x, y }, await unitsInGame(tx, seat.gameId), turn.turn);
    if (against.length > 0 && overrule === '')
      throw refusal('reasonNeeded', `${against.join(' ')} Say why it comes on all the same.`, { field: 'overrule' });
    const act = { ...unsigned, reason: against.length > 0 ? overrule : '' };
    const isLate = unit.arrivalTurn <= turn.turn;
    const patch = isLate
      ? comesOnAt({ x, y }, turn.turn)
      : { x, y, arrivedIn: against.length > 0 ? turn.turn + 1 : null };
    const placed = await change(tx, act, 'unit', unitId, patch, { seen: version });
    if (isLate) await settleContacts(tx, act, turn, [unitId], 'came on within passing distance');
    return { version: placed.version };
  },
});
