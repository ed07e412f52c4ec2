import { z } from 'zod';
import { isToCome } from '@/lib/advice/arrivals/entry-places';
import { change } from '@/lib/db/change';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { arrivalsTaken } from './lock-arrival';

/** Units with the versions the person saw. `turns` above 0 puts back, below 0 brings forward. */
export const shiftArrivalForm = z.strictObject({
  units: z
    .array(z.strictObject({ unitId: z.string(), version: z.number().int() }))
    .min(1)
    .max(80),
  turns: z.number().int().min(-30).max(30),
  reason: writtenText(500).trim().min(1),
});

/**
 * Brings reinforcements forward or puts them back by turns (§4 step 4), with a reason. Who is late counts as due in the
 * next turn. The place laid ready for another turn is given up. No team is told.
 */
export const shiftArrival = (
  seat: ControlSeat,
  input: z.input<typeof shiftArrivalForm>,
): Promise<Answer<{ arrivalTurn: number }>> =>
  perform(seat, 'shift-arrival', '§4', async (tx, unsigned) => {
    const form = read(shiftArrivalForm, input);
    if (!form.ok) return form;
    const { turns, reason } = form.value;
    if (turns === 0) return refused('badInput', 'Say by how many turns.', { field: 'turns' });
    const act = { ...unsigned, reason };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const last = (await scenarioOf(turn.gameId, tx)).turns.at(-1)!.number;
    const held = await holdUnits(
      tx,
      seat.gameId,
      form.value.units.map(({ unitId }) => unitId),
    );
    const taken = await arrivalsTaken(tx, seat, form.value.units, held);
    if (taken) return taken;
    let arrivalTurn = turn.turn;
    for (const { unitId, version } of form.value.units) {
      const unit = held.get(unitId);
      if (!unit) return refused('notFound', 'There is no such unit.');
      if (!isToCome(unit)) return refused('alreadyDone', `${unit.name} is not to come on.`);
      arrivalTurn = Math.max(unit.arrivalTurn, turns > 0 ? turn.turn + 1 : turn.turn) + turns;
      if (arrivalTurn < turn.turn)
        return refused('badInput', `${unit.name} cannot come on before this turn, ${turn.turn}.`, { field: 'turns' });
      if (arrivalTurn > last)
        return refused('badInput', `The battle ends with turn ${last}. Put it into the off-map box instead.`, {
          field: 'turns',
        });
      const shifted = { arrivalTurn, x: null, y: null, arrivedIn: null };
      await change(tx, act, 'unit', unitId, shifted, { seen: version });
    }
    return done({ arrivalTurn });
  });
