import { z } from 'zod';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { buildGrouping } from './build-grouping';
import { formOf, lockGroupableCombats } from './lock-groupable-combats';
import { type CombatPut, putCombat } from './store-combat';

const unitIds = z.array(z.string()).max(60);

/**
 * Splits a combat in two while grouping is open (§9 Analysing Combat 4, OC-72): the units that go make a new combat,
 * named after its own place, on its own ground; everything else stays, aircraft too. Each of the two must have both
 * sides.
 */
export const splitCombat = controlVerb({
  name: 'split-combat',
  rule: '§9 Analysing Combat 4, OC-72',
  who: anyControl,
  /**
   * The units that go into a combat of their own, and the defenders that are attacked in both; `version` is the one the
   * person saw.
   */
  form: z.strictObject({
    combatId: z.string(),
    version: z.number().int().min(1),
    goes: unitIds.min(1),
    inBoth: unitIds.default([]),
  }),
  inLedger: 'split the combat',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<CombatPut> => {
    const { combatId, version, goes, inBoth } = form;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const locked = await lockGroupableCombats(tx, turn, [{ combatId, version }]);
    const combat = locked[0]!;
    await claimCard(tx, seat, 'combat', combat.id);
    const whole = formOf(combat);
    const part = (unitId: string) => whole.units.find((unit) => unit.unitId === unitId);
    const absent = [...goes, ...inBoth].find((unitId) => !part(unitId));
    if (absent) throw refusal('notFound', `A unit you ticked is not in C${combat.number} any more.`);
    if (inBoth.some((unitId) => part(unitId)!.role === 'attacker' || part(unitId)!.isArtillery))
      throw refusal('badInput', 'Only who defends in contact can be in both.', { field: 'inBoth' });
    const staying = { ...whole, attackersLead: null, defendersLead: null };
    const left = whole.units.filter(({ unitId }) => !goes.includes(unitId) || inBoth.includes(unitId));
    const gone = whole.units.filter(({ unitId }) => goes.includes(unitId) || inBoth.includes(unitId));
    const stays = await buildGrouping(tx, turn, { id: combatId, kind: 'attack' }, { ...staying, units: left }, combat);
    await putCombat(tx, act, turn, stays, combat);
    const id = newId();
    const own = { ...staying, name: '', ground: null, units: gone, air: [] };
    const parted = await buildGrouping(tx, turn, { id, kind: 'attack' }, own, null);
    return await putCombat(tx, act, turn, parted, { id, followsId: null });
  },
});
