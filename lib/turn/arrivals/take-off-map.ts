import { z } from 'zod';
import { openCombatsOf, queuesOf } from '@/lib/db/arrivals/arrivals';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { unitsFree } from '../kernel/awaiting-decision';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { settleContacts } from '../movement/contact/settle-contacts';

/**
 * Puts a unit into the off-map box, from the map or before it has come on, with a reason: it comes on only when Control
 * brings it back. Not out of a combat without a ruling, nor out of an order of march. Its contacts end with it.
 */
export const takeOffMap = controlVerb({
  name: 'take-off-map',
  rule: '§4',
  who: anyControl,
  /** `version` is what the person saw. */
  form: z.strictObject({
    unitId: z.string(),
    version: z.number().int(),
    reason: writtenText(500).trim().min(1),
  }),
  inLedger: 'took the unit off the map',
  undo: 'fromTheLedger',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ version: number }> => {
    const { unitId, version, reason } = form;
    const act = { ...unsigned, reason };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const unit = thereIs((await lockUnits(tx, seat.gameId, [unitId])).get(unitId), 'unit');
    if (unit.isCaptured) throw refusal('notNow', `${unit.name} has been captured.`);
    if (unit.isInBox) throw refusal('alreadyDone', `${unit.name} is in the off-map box already.`);
    await unitsFree(tx, seat.gameId, [unit]);
    const [combat] = await openCombatsOf(tx, seat.gameId, unitId);
    if (combat) {
      const name = `C${combat.number} ${combat.name}`;
      throw refusal(
        'notNow',
        `${unit.name} is in ${name}, which has no ruling. Rule on it or take the unit out first.`,
      );
    }
    const [queue] = await queuesOf(tx, seat.gameId, unitId);
    if (queue) throw refusal('notNow', `${unit.name} waits to cross at ${queue}. Take it out of that queue first.`);
    const off = { isInBox: true, isOnMap: false, x: null, y: null, startX: null, startY: null, arrivedIn: null };
    const taken = await change(tx, act, 'unit', unitId, off, { seen: version });
    await settleContacts(tx, act, turn, [unitId], 'taken off the map');
    return { version: taken.version };
  },
});
