import { z } from 'zod';
import { enemiesUpon, isSpent } from '@/lib/advice/combat/spent-units';
import { boundUnits } from '@/lib/db/combat/combats';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { lockUnits } from '@/lib/db/movement/units';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { writtenText } from '@/lib/forms';
import { isInFrame } from '@/lib/geometry';
import { refusal, thereIs } from '@/lib/result';
import { unitsFree } from '../kernel/awaiting-decision';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { settleContacts } from '../movement/contact/settle-contacts';

/**
 * A unit that is no longer effective goes back before the combat when an enemy stands beside it, or is captured where it cannot
 * (§9 Unit Status, OC-60). Refused once grouping is closed while it is in a combat without a ruling. `advice`: the combats it is
 * grouped in.
 */
export const settleSpentUnit = controlVerb({
  name: 'settle-spent-unit',
  rule: '§9 Unit Status, OC-60',
  who: anyControl,
  /** `version` is what the person saw. */
  form: z.strictObject({
    unitId: z.string(),
    version: z.number().int(),
    /** Where it goes, in km on the grid; null: it cannot, and is captured. */
    place: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
    reason: writtenText(500).trim().default(''),
  }),
  inLedger: 'settled a unit no longer effective',
  undo: 'untilMovementCloses',
  run: async ({ tx, act, seat, form }): Promise<{ version: number; advice: string[] }> => {
    const { unitId, version, place, reason } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const unit = thereIs((await lockUnits(tx, seat.gameId, [unitId])).get(unitId), 'unit');
    if (unit.isCaptured) throw refusal('alreadyDone', `${unit.name} has been captured.`);
    if (!isSpent(unit)) throw refusal('notNow', `${unit.name} is effective: it stands and fights.`);
    await unitsFree(tx, seat.gameId, [unit]);
    const grouped = (await boundUnits(seat.gameId, turn.turn, tx)).filter((part) => part.unitId === unitId);
    const open = grouped.find(({ combat }) => combat.state !== 'ruled');
    if (turn.groupingClosedAt && open)
      throw refusal('notNow', `${unit.name} is in C${open.combat.number}: rule on it first, or reopen the grouping.`);
    const map = await gameMap(turn.gameId, tx);
    const upon = enemiesUpon(unit, await unitsInGame(tx, seat.gameId), map, turn.daypart);
    if (upon.length === 0) throw refusal('notNow', `No enemy is within passing distance of ${unit.name}.`);
    if (place && !isInFrame(map.frame, place))
      throw refusal('badInput', 'That place is off the map.', { field: 'place' });
    const patch = place ? { ...place, hasRetired: true } : { isCaptured: true };
    const became = await change(tx, { ...act, reason }, 'unit', unitId, patch, { seen: version });
    await settleContacts(tx, { ...act, reason }, turn, [unitId], 'it went back within passing distance');
    return {
      version: became.version,
      advice: grouped
        .filter(({ combat }) => combat.state !== 'ruled')
        .map(({ combat }) => `${unit.name} is grouped in C${combat.number}: take it out of it.`),
    };
  },
});
