import { z } from 'zod';
import { holdCombat } from '@/lib/db/combats';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { inAnothersHands } from '../claims/claim-card';
import { combatsFree } from '../decisions/awaiting-decision';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { groupingFrom } from './build-grouping';
import { mayFollow, strangerIn, whoMayFollow } from './follow-up-checks';
import { groupingFields } from './grouping-form';
import { type CombatPut, putCombat } from './store-combat';

export const followCombatForm = z.strictObject({
  /** The combat it follows from: one of this turn, ruled on. */
  parentId: z.string(),
  kind: z.enum(['overrun', 'counterAttack']),
  /** The order a counter-attack is made by, in Control's words; needed when it is made, kept as the reason. */
  standingOrder: writtenText(500).trim().default(''),
  /** null: a new combat, and `version` 0. */
  combatId: z.string().nullable(),
  version: z.number().int().min(0),
  ...groupingFields,
});

/**
 * Control makes the combat that follows from another, or changes one, though grouping is closed (§9 Results Table): the
 * one further attack of tanks that overran, always unprepared (OC-69), or a counter-attack by a standing order (OC-54). It
 * is resolved at once, like any other.
 */
export const followCombat = (seat: ControlSeat, input: z.input<typeof followCombatForm>): Promise<Answer<CombatPut>> =>
  perform(seat, 'follow-combat', '§9 Results Table', async (tx, act) => {
    const form = read(followCombatForm, input);
    if (!form.ok) return form;
    const { parentId, kind, standingOrder, combatId, version, ...wishes } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const parent = await holdCombat(tx, seat.gameId, parentId);
    if (parent?.turn !== turn.turn) return refused('notFound', 'The combat it follows from is not one of this turn.');
    const stands = combatId === null ? null : await holdCombat(tx, seat.gameId, combatId);
    if (combatId !== null && (stands?.followsId !== parentId || stands.kind !== kind))
      return refused('notFound', 'This combat has been dropped.');
    if (stands && stands.state !== 'grouped')
      return refused('alreadyDone', `${stands.name} has been resolved: it stays as it is.`);
    if (stands && stands.version !== version)
      return refused('changedByAnother', 'Someone else changed this combat. Here is what stands now.', {
        theirs: stands,
      });
    const free = await combatsFree(tx, seat.gameId, [parentId, ...(stands ? [stands.id] : [])]);
    if (!free.ok) return free;
    const other = stands && (await inAnothersHands(tx, seat, 'combat', stands.id));
    if (other) return other;
    if (!stands && kind === 'counterAttack' && !standingOrder)
      return refused('reasonNeeded', 'Say by which standing order they counter-attack.', {
        field: 'standingOrder',
        rule: '§9 Results Table, OC-54',
      });

    const named = [...whoMayFollow(parent, kind), ...wishes.units.map(({ unitId }) => unitId)];
    const units = await holdUnits(tx, seat.gameId, named);
    const may = await mayFollow(tx, parent, kind, units, stands?.id);
    if (may.bar) return refused('notNow', may.bar.message, { rule: may.bar.rule });
    const stranger = strangerIn(wishes.units, may, (id) => units.get(id)?.name ?? id, kind);
    if (stranger) return stranger;
    const id = stands?.id ?? newId();
    const grouping = await groupingFrom(tx, turn, { id, kind }, wishes, stands);
    if (!grouping.ok) return grouping;
    const signed = { ...act, reason: standingOrder };
    return done(await putCombat(tx, signed, turn, grouping.value, stands ?? { id, followsId: parentId }));
  });
