import { z } from 'zod';
import { lockCombat } from '@/lib/db/combat/combats';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { followUpKinds } from '@/lib/words';
import { claimCard } from '../claims/claim-card';
import { asSeen } from '../kernel/as-seen';
import { combatsFree } from '../kernel/awaiting-decision';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { buildGrouping } from './build-grouping';
import { checkFollowUp, strangerIn, whoMayFollow } from './follow-up-checks';
import { groupingFields } from './grouping-form';
import { type CombatPut, putCombat } from './store-combat';

/**
 * Control makes the combat that follows from another, or changes one, though grouping is closed (§9 Results Table): the
 * one further attack of tanks that overran, always unprepared (OC-69), or a counter-attack by a standing order (OC-54). It
 * is resolved at once, like any other.
 */
export const followCombat = controlVerb({
  name: 'follow-combat',
  rule: '§9 Results Table',
  who: anyControl,
  form: z.strictObject({
    /** The combat it follows from: one of this turn, ruled on. */
    parentId: z.string(),
    kind: z.enum(followUpKinds),
    /** The order a counter-attack is made by, in Control's words; needed when it is made, kept as the reason. */
    standingOrder: writtenText(500).trim().default(''),
    /** null: a new combat, and `version` 0. */
    combatId: z.string().nullable(),
    version: z.number().int().min(0),
    ...groupingFields,
  }),
  inLedger: 'grouped what follows from a combat',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<CombatPut> => {
    const { parentId, kind, standingOrder, combatId, version, ...wishes } = form;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const parent = await lockCombat(tx, seat.gameId, parentId);
    if (parent?.turn !== turn.turn) throw refusal('notFound', 'The combat it follows from is not one of this turn.');
    const stands = combatId === null ? null : await lockCombat(tx, seat.gameId, combatId);
    if (combatId !== null && (stands?.followsId !== parentId || stands.kind !== kind))
      throw refusal('notFound', 'This combat has been dropped.');
    if (stands && stands.state !== 'grouped')
      throw refusal('alreadyDone', `${stands.name} has been resolved: it stays as it is.`);
    if (stands) await asSeen(tx, 'combat', stands, version);
    await combatsFree(tx, seat.gameId, [parentId, ...(stands ? [stands.id] : [])]);
    stands && (await claimCard(tx, seat, 'combat', stands.id));
    if (!stands && kind === 'counterAttack' && !standingOrder)
      throw refusal('reasonNeeded', 'Say by which standing order they counter-attack.', {
        field: 'standingOrder',
        rule: '§9 Results Table, OC-54',
      });

    const named = [...whoMayFollow(parent, kind), ...wishes.units.map(({ unitId }) => unitId)];
    const units = await lockUnits(tx, seat.gameId, named);
    const may = await checkFollowUp(tx, parent, kind, units, stands?.id);
    if (may.bar) throw refusal('notNow', may.bar.message, { rule: may.bar.rule });
    strangerIn(wishes.units, may, (id) => units.get(id)?.name ?? id, kind);
    const id = stands?.id ?? newId();
    const grouping = await buildGrouping(tx, turn, { id, kind }, wishes, stands);
    const signed = { ...act, reason: standingOrder };
    return await putCombat(tx, signed, turn, grouping, stands ?? { id, followsId: parentId });
  },
});
