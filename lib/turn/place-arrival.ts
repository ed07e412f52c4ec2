import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { unitOf } from '@/lib/db/units';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { isOnSheet } from './on-sheet';
import { scenarioOf } from './scenario-of';
import type { ControlSeat } from './seat';

/** `version` is what the person saw. */
export const placeArrivalForm = z.strictObject({
  unitId: z.string(),
  version: z.number().int(),
  x: z.number(),
  y: z.number(),
});

/**
 * Says where a unit due as a reinforcement comes on (§4 step 4): its entry place, or another of Control's choosing. A
 * unit of the next turn stands there when that turn's orders begin; one that is overdue comes on at once.
 */
export const placeArrival = (
  seat: ControlSeat,
  input: z.input<typeof placeArrivalForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'place-arrival', '§4', async (tx, act) => {
    const form = read(placeArrivalForm, input);
    if (!form.ok) return form;
    const { unitId, version, x, y } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const unit = await unitOf(tx, seat.gameId, unitId);
    if (!unit) return refused('notFound', 'There is no such unit.');
    if (unit.isOnMap || unit.isCaptured) return refused('alreadyDone', `${unit.name} has come on already.`);
    if (unit.arrivalTurn > turn.turn + 1)
      return refused('notNow', `${unit.name} is not due before turn ${unit.arrivalTurn}.`);
    const { map } = await scenarioOf(turn.scenario);
    if (!isOnSheet(map.frame, { x, y })) return refused('badInput', 'That place is off the map.', { field: 'x' });
    const comesOn = unit.arrivalTurn <= turn.turn ? { isOnMap: true, startX: x, startY: y } : {};
    const placed = await change(tx, act, 'unit', unitId, { x, y, ...comesOn }, { seen: version });
    return done({ version: placed.version });
  });
