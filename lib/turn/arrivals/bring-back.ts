import { z } from 'zod';
import { change } from '@/lib/db/change';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` is what the person saw; `arrivalTurn` is the turn it is due in then, this one or a later one. */
export const bringBackForm = z.strictObject({
  unitId: z.string(),
  version: z.number().int(),
  arrivalTurn: z.number().int(),
  reason: writtenText(500).trim().min(1),
});

/** Takes a unit out of the off-map box: it is due at its entry place like any reinforcement (§4 step 4). */
export const bringBack = (
  seat: ControlSeat,
  input: z.input<typeof bringBackForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'bring-back', '§4', async (tx, unsigned) => {
    const form = read(bringBackForm, input);
    if (!form.ok) return form;
    const { unitId, version, arrivalTurn, reason } = form.value;
    const act = { ...unsigned, reason };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const unit = (await holdUnits(tx, seat.gameId, [unitId])).get(unitId);
    if (!unit) return refused('notFound', 'There is no such unit.');
    if (!unit.isInBox) return refused('alreadyDone', `${unit.name} is not in the off-map box.`);
    const last = (await scenarioOf(turn.gameId, tx)).turns.at(-1)!.number;
    if (arrivalTurn < turn.turn || arrivalTurn > last)
      return refused('badInput', `It can be due in turns ${turn.turn} to ${last}.`, { field: 'arrivalTurn' });
    const back = await change(tx, act, 'unit', unitId, { isInBox: false, arrivalTurn }, { seen: version });
    return done({ version: back.version });
  });
