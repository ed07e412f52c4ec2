import { z } from 'zod';
import { comesOnAt } from '@/lib/advice/arrivals/entry-places';
import { isOnSheet } from '@/lib/advice/movement/map-frame';
import { holdUnitsToCome } from '@/lib/db/arrivals';
import { change } from '@/lib/db/change';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { unitsInGame } from '@/lib/db/turn-books';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { settleContacts } from '../contact/settle-contacts';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { againstComing, mayNotCome } from './arrival-checks';
import { arrivalsTaken } from './lock-arrival';

/** `version` is what the person saw; `overrule` is why it comes on though something speaks against it. */
export const placeArrivalForm = z.strictObject({
  unitId: z.string(),
  version: z.number().int(),
  x: z.number(),
  y: z.number(),
  overrule: writtenText(500).trim().default(''),
});

/**
 * Says where a unit due as a reinforcement comes on (§4 step 4): at its entry place or within its range. A unit of the
 * next turn stands there when that turn's orders begin; one that is late comes on at once. Beyond the range, at a place
 * held by the enemy or full, or out of an airborne lift it comes on only with a reason. No team is told.
 */
export const placeArrival = (
  seat: ControlSeat,
  input: z.input<typeof placeArrivalForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'place-arrival', '§4', async (tx, unsigned) => {
    const form = read(placeArrivalForm, input);
    if (!form.ok) return form;
    const { unitId, version, x, y, overrule } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    await holdUnitsToCome(tx, seat.gameId);
    const held = await holdUnits(tx, seat.gameId, [unitId]);
    const unit = held.get(unitId);
    if (!unit) return refused('notFound', 'There is no such unit.');
    const taken = await arrivalsTaken(tx, seat, [{ unitId, version }], held);
    if (taken) return taken;
    const never = mayNotCome(unit, turn.turn);
    if (never) return never;
    const scenario = await scenarioOf(turn.gameId, tx);
    if (!isOnSheet(scenario.map.frame, { x, y }))
      return refused('badInput', 'That place is off the map.', { field: 'x' });
    const against = againstComing(scenario, [unit], { x, y }, await unitsInGame(tx, seat.gameId), turn.turn);
    if (against.length > 0 && overrule === '')
      return refused('reasonNeeded', `${against.join(' ')} Say why it comes on all the same.`, { field: 'overrule' });
    const act = { ...unsigned, reason: against.length > 0 ? overrule : '' };
    const isLate = unit.arrivalTurn <= turn.turn;
    const patch = isLate
      ? comesOnAt({ x, y }, turn.turn)
      : { x, y, arrivedIn: against.length > 0 ? turn.turn + 1 : null };
    const placed = await change(tx, act, 'unit', unitId, patch, { seen: version });
    if (isLate) await settleContacts(tx, act, turn, [unitId], 'came on within passing distance');
    return done({ version: placed.version });
  });
