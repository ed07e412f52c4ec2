import { z } from 'zod';
import { type CombatWithParts, linkedTruth } from '@/lib/db/combat/combats';
import { remove } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { buildGrouping } from './build-grouping';
import type { GroupingWishes } from './grouping-form';
import { formOf, lockGroupableCombats } from './lock-groupable-combats';
import { type CombatPut, putCombat } from './store-combat';

/**
 * Makes one combat of several while grouping is open (§9 Analysing Combat 4, OC-72): the one of the lowest number stays,
 * with its name, hour and ground, and takes in who fights in the others. All or none; they must be attacks of one side.
 */
export const mergeCombats = controlVerb({
  name: 'merge-combats',
  rule: '§9 Analysing Combat 4, OC-72',
  who: anyControl,
  /** The combats that become one, each with the version the person saw. */
  form: z.strictObject({
    combats: z
      .array(z.strictObject({ combatId: z.string(), version: z.number().int().min(1) }))
      .min(2)
      .max(20),
  }),
  inLedger: 'made one combat of several',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<CombatPut> => {
    const { combats: seen } = form;
    if (new Set(seen.map(({ combatId }) => combatId)).size < seen.length)
      throw refusal('badInput', 'A combat is named twice.', { field: 'combats' });
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const locked = await lockGroupableCombats(tx, turn, seen);
    for (const { id } of [...locked].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      await claimCard(tx, seat, 'combat', id);
    }
    const [stays, ...others] = locked;
    for (const { id, units, air } of others) {
      await remove(tx, act, 'combat', id, linkedTruth(units, air));
      await doneWithCard(tx, seat, 'combat', id);
    }
    const grouping = await buildGrouping(tx, turn, { id: stays!.id, kind: 'attack' }, together(locked), stays!);
    return await putCombat(tx, act, turn, grouping, stays!);
  },
});

/** One form for all of them. A unit that is in several keeps its part of the first, contact before guns; its advantages add up. */
function together(combats: readonly CombatWithParts[]): GroupingWishes {
  const forms = combats.map(formOf);
  const units = new Map<string, GroupingWishes['units'][number]>();
  for (const unit of forms.flatMap((form) => form.units)) {
    const locked = units.get(unit.unitId);
    const first = !locked || (locked.isArtillery && !unit.isArtillery) ? unit : locked;
    const advantages = [...new Set([...(locked?.tacticalAdvantages ?? []), ...(unit.tacticalAdvantages ?? [])])];
    units.set(unit.unitId, { ...first, tacticalAdvantages: advantages.slice(0, 8) });
  }
  return {
    ...forms[0]!,
    attackersLead: null,
    defendersLead: null,
    units: [...units.values()],
    air: forms.flatMap(({ air }) => air),
  };
}
