import { z } from 'zod';
import { openCombatsOf, queuesOf } from '@/lib/db/arrivals';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { settleContacts } from '../contact/settle-contacts';
import { unitsFree } from '../decisions/awaiting-decision';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` is what the person saw. */
export const takeOffMapForm = z.strictObject({
  unitId: z.string(),
  version: z.number().int(),
  reason: writtenText(500).trim().min(1),
});

/**
 * Puts a unit into the off-map box, from the map or before it has come on, with a reason: it comes on only when Control
 * brings it back. Not out of a combat without a ruling, nor out of an order of march. Its contacts end with it.
 */
export const takeOffMap = (
  seat: ControlSeat,
  input: z.input<typeof takeOffMapForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'take-off-map', '§4', async (tx, unsigned) => {
    const form = read(takeOffMapForm, input);
    if (!form.ok) return form;
    const { unitId, version, reason } = form.value;
    const act = { ...unsigned, reason };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const unit = (await holdUnits(tx, seat.gameId, [unitId])).get(unitId);
    if (!unit) return refused('notFound', 'There is no such unit.');
    if (unit.isCaptured) return refused('notNow', `${unit.name} has been captured.`);
    if (unit.isInBox) return refused('alreadyDone', `${unit.name} is in the off-map box already.`);
    const free = await unitsFree(tx, seat.gameId, [unit]);
    if (!free.ok) return free;
    const [combat] = await openCombatsOf(tx, seat.gameId, unitId);
    if (combat) {
      const name = `C${combat.number} ${combat.name}`;
      return refused(
        'notNow',
        `${unit.name} is in ${name}, which has no ruling. Rule on it or take the unit out first.`,
      );
    }
    const [queue] = await queuesOf(tx, seat.gameId, unitId);
    if (queue) return refused('notNow', `${unit.name} waits to cross at ${queue}. Take it out of that queue first.`);
    const off = { isInBox: true, isOnMap: false, x: null, y: null, startX: null, startY: null, arrivedIn: null };
    const taken = await change(tx, act, 'unit', unitId, off, { seen: version });
    await settleContacts(tx, act, turn, [unitId], 'taken off the map');
    return done({ version: taken.version });
  });
