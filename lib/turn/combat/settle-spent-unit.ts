import { z } from 'zod';
import { enemiesUpon, isSpent } from '@/lib/advice/combat/spent-units';
import { isOnSheet } from '@/lib/advice/movement/map-frame';
import { change } from '@/lib/db/change';
import { boundUnits } from '@/lib/db/combats';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { unitsInGame } from '@/lib/db/turn-books';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { settleContacts } from '../contact/settle-contacts';
import { unitsFree } from '../decisions/awaiting-decision';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` is what the person saw. */
export const settleSpentUnitForm = z.strictObject({
  unitId: z.string(),
  version: z.number().int(),
  /** Where it goes, in km on the grid; null: it cannot, and is captured. */
  place: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
  reason: writtenText(500).trim().default(''),
});

/**
 * A unit that is no longer effective goes back before the combat when an enemy is upon it, or is captured where it cannot
 * (§9 Unit Status, OC-60). Refused once grouping is closed. `advice`: the combats it is grouped in.
 */
export const settleSpentUnit = (
  seat: ControlSeat,
  input: z.input<typeof settleSpentUnitForm>,
): Promise<Answer<{ version: number; advice: string[] }>> =>
  perform(seat, 'settle-spent-unit', '§9 Unit Status, OC-60', async (tx, act) => {
    const form = read(settleSpentUnitForm, input);
    if (!form.ok) return form;
    const { unitId, version, place, reason } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    if (turn.groupingClosedAt)
      return refused('notNow', 'Grouping is closed for this turn. Reopen it, or see to this unit next turn.');
    const unit = (await holdUnits(tx, seat.gameId, [unitId])).get(unitId);
    if (!unit) return refused('notFound', 'There is no such unit.');
    if (unit.isCaptured) return refused('alreadyDone', `${unit.name} has been captured.`);
    if (!isSpent(unit)) return refused('notNow', `${unit.name} is effective: it stands and fights.`);
    const free = await unitsFree(tx, seat.gameId, [unit]);
    if (!free.ok) return free;
    const { map } = await scenarioOf(turn.gameId, tx);
    const upon = enemiesUpon(unit, await unitsInGame(tx, seat.gameId), map, turn.daypart);
    if (upon.length === 0) return refused('notNow', `No enemy is within passing distance of ${unit.name}.`);
    if (place && !isOnSheet(map.frame, place))
      return refused('badInput', 'That place is off the map.', { field: 'place' });
    const patch = place ? { ...place, hasRetired: true } : { isCaptured: true };
    const became = await change(tx, { ...act, reason }, 'unit', unitId, patch, { seen: version });
    await settleContacts(tx, { ...act, reason }, turn, [unitId], 'it went back within passing distance');
    const grouped = (await boundUnits(seat.gameId, turn.turn, tx)).filter((part) => part.unitId === unitId);
    return done({
      version: became.version,
      advice: grouped.map(({ combat }) => `${unit.name} is grouped in C${combat.number}: take it out of it.`),
    });
  });
