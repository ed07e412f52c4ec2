import { z } from 'zod';
import { lockCombat } from '@/lib/db/combat/combats';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { claimCard } from '../claims/claim-card';
import { asSeen } from '../kernel/as-seen';
import { combatsFree } from '../kernel/awaiting-decision';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { buildGrouping } from './build-grouping';
import { groupingFields } from './grouping-form';
import { type CombatPut, putCombat } from './store-combat';

/** Control makes a combat of units of both sides, or changes one, while grouping is open (§9 Analysing Combat 4 and 5). */
export const groupCombat = controlVerb({
  name: 'group-combat',
  rule: '§9 Analysing Combat 4',
  who: anyControl,
  form: z.strictObject({
    /** null: a new combat, and `version` 0. */
    combatId: z.string().nullable(),
    version: z.number().int().min(0),
    ...groupingFields,
  }),
  inLedger: 'grouped the combat',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<CombatPut> => {
    const { combatId, version } = form;
    const turn = await lockTurn(tx, seat.gameId, combatId === null ? 'update' : 'share');
    if (turn.groupingClosedAt)
      throw refusal('notNow', 'Grouping is closed for this turn. Reopen it to change a combat.', {
        rule: '§9 Analysing Combat 5',
      });
    const stands = combatId === null ? null : await lockCombat(tx, seat.gameId, combatId);
    if (combatId !== null && stands?.turn !== turn.turn) throw refusal('notFound', 'This combat has been dropped.');
    if (stands && stands.state !== 'grouped')
      throw refusal('alreadyDone', `${stands.name} has been resolved: it stays as it is.`);
    if (stands && stands.kind !== 'attack')
      throw refusal('notNow', `${stands.name} follows another combat: change it where it follows from.`);
    if (stands) await asSeen(tx, 'combat', stands, version);
    if (stands) {
      await combatsFree(tx, seat.gameId, [stands.id]);
      await claimCard(tx, seat, 'combat', stands.id);
    }
    const id = stands?.id ?? newId();
    const grouping = await buildGrouping(tx, turn, { id, kind: 'attack' }, form, stands);
    return await putCombat(tx, act, turn, grouping, stands ?? { id, followsId: null });
  },
});
