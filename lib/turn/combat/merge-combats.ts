import { z } from 'zod';
import { remove } from '@/lib/db/change';
import { type CombatWithParts, linkedTruth } from '@/lib/db/combats';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { groupingFrom } from './build-grouping';
import type { GroupingWishes } from './grouping-form';
import { formOf, stillGrouped } from './lock-groupable-combats';
import { type CombatPut, putCombat } from './store-combat';

/** The combats that become one, each with the version the person saw. */
export const mergeCombatsForm = z.strictObject({
  combats: z
    .array(z.strictObject({ combatId: z.string(), version: z.number().int().min(1) }))
    .min(2)
    .max(20),
});

/**
 * Makes one combat of several while grouping is open (§9 Analysing Combat 4, OC-72): the one of the lowest number stays,
 * with its name, hour and ground, and takes in who fights in the others. All or none; they must be attacks of one side.
 */
export const mergeCombats = (seat: ControlSeat, input: z.input<typeof mergeCombatsForm>): Promise<Answer<CombatPut>> =>
  perform(seat, 'merge-combats', '§9 Analysing Combat 4, OC-72', async (tx, act) => {
    const form = read(mergeCombatsForm, input);
    if (!form.ok) return form;
    const { combats: seen } = form.value;
    if (new Set(seen.map(({ combatId }) => combatId)).size < seen.length)
      return refused('badInput', 'A combat is named twice.', { field: 'combats' });
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const held = await stillGrouped(tx, turn, seen);
    if (!held.ok) return held;
    for (const { id } of [...held.value].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const other = await inAnothersHands(tx, seat, 'combat', id);
      if (other) return other;
    }
    const [stays, ...others] = held.value;
    for (const { id, units, air } of others) {
      await remove(tx, act, 'combat', id, linkedTruth(units, air));
      await doneWithCard(tx, seat, 'combat', id);
    }
    const grouping = await groupingFrom(tx, turn, { id: stays!.id, kind: 'attack' }, together(held.value), stays!);
    if (!grouping.ok) return grouping;
    return done(await putCombat(tx, act, turn, grouping.value, stays!));
  });

/** One form of all of them. Who is in several has the part of the first, in contact before with guns; its advantages add up. */
function together(combats: readonly CombatWithParts[]): GroupingWishes {
  const forms = combats.map(formOf);
  const units = new Map<string, GroupingWishes['units'][number]>();
  for (const unit of forms.flatMap((form) => form.units)) {
    const held = units.get(unit.unitId);
    const first = !held || (held.isArtillery && !unit.isArtillery) ? unit : held;
    const advantages = [...new Set([...(held?.tacticalAdvantages ?? []), ...unit.tacticalAdvantages])];
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
