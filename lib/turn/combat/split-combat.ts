import { z } from 'zod';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { groupingFrom } from './build-grouping';
import { formOf, stillGrouped } from './lock-groupable-combats';
import { type CombatPut, putCombat } from './store-combat';

const unitIds = z.array(z.string()).max(60);

/** Who goes into a combat of their own, and which defenders are attacked in both; `version` is what the person saw. */
export const splitCombatForm = z.strictObject({
  combatId: z.string(),
  version: z.number().int().min(1),
  goes: unitIds.min(1),
  inBoth: unitIds.default([]),
});

/**
 * Parts a combat in two while grouping is open (§9 Analysing Combat 4, OC-72): who goes makes a new combat, named after
 * its own place, on its own ground; all else stays, aircraft too. Each of the two must have both sides.
 */
export const splitCombat = (seat: ControlSeat, input: z.input<typeof splitCombatForm>): Promise<Answer<CombatPut>> =>
  perform(seat, 'split-combat', '§9 Analysing Combat 4, OC-72', async (tx, act) => {
    const form = read(splitCombatForm, input);
    if (!form.ok) return form;
    const { combatId, version, goes, inBoth } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const held = await stillGrouped(tx, turn, [{ combatId, version }]);
    if (!held.ok) return held;
    const combat = held.value[0]!;
    const other = await inAnothersHands(tx, seat, 'combat', combat.id);
    if (other) return other;
    const whole = formOf(combat);
    const part = (unitId: string) => whole.units.find((unit) => unit.unitId === unitId);
    const absent = [...goes, ...inBoth].find((unitId) => !part(unitId));
    if (absent) return refused('notFound', `A unit you ticked is not in C${combat.number} any more.`);
    if (inBoth.some((unitId) => part(unitId)!.role === 'attacker' || part(unitId)!.isArtillery))
      return refused('badInput', 'Only who defends in contact can be in both.', { field: 'inBoth' });
    const staying = { ...whole, attackersLead: null, defendersLead: null };
    const left = whole.units.filter(({ unitId }) => !goes.includes(unitId) || inBoth.includes(unitId));
    const gone = whole.units.filter(({ unitId }) => goes.includes(unitId) || inBoth.includes(unitId));
    const stays = await groupingFrom(tx, turn, { id: combatId, kind: 'attack' }, { ...staying, units: left }, combat);
    if (!stays.ok) return stays;
    await putCombat(tx, act, turn, stays.value, combat);
    const id = newId();
    const own = { ...staying, name: '', ground: null, units: gone, air: [] };
    const parted = await groupingFrom(tx, turn, { id, kind: 'attack' }, own, null);
    if (!parted.ok) return parted;
    return done(await putCombat(tx, act, turn, parted.value, { id, followsId: null }));
  });
