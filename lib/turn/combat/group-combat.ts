import { z } from 'zod';
import { holdCombat } from '@/lib/db/combats';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { inAnothersHands } from '../claims/claim-card';
import { combatsFree } from '../decisions/awaiting-decision';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { groupingFrom } from './build-grouping';
import { groupingFields } from './grouping-form';
import { type CombatPut, putCombat } from './store-combat';

export const groupCombatForm = z.strictObject({
  /** null: a new combat, and `version` 0. */
  combatId: z.string().nullable(),
  version: z.number().int().min(0),
  ...groupingFields,
});

/** Control makes a combat of units of both sides, or changes one, while grouping is open (§9 Analysing Combat 4 and 5). */
export const groupCombat = (seat: ControlSeat, input: z.input<typeof groupCombatForm>): Promise<Answer<CombatPut>> =>
  perform(seat, 'group-combat', '§9 Analysing Combat 4', async (tx, act) => {
    const form = read(groupCombatForm, input);
    if (!form.ok) return form;
    const { combatId, version } = form.value;
    const turn = await lockTurn(tx, seat.gameId, combatId === null ? 'update' : 'share');
    if (turn.groupingClosedAt)
      return refused('notNow', 'Grouping is closed for this turn. Reopen it to change a combat.', {
        rule: '§9 Analysing Combat 5',
      });
    const stands = combatId === null ? null : await holdCombat(tx, seat.gameId, combatId);
    if (combatId !== null && stands?.turn !== turn.turn) return refused('notFound', 'This combat has been dropped.');
    if (stands && stands.state !== 'grouped')
      return refused('alreadyDone', `${stands.name} has been resolved: it stays as it is.`);
    if (stands && stands.kind !== 'attack')
      return refused('notNow', `${stands.name} follows another combat: change it where it follows from.`);
    if (stands && stands.version !== version)
      return refused('changedByAnother', 'Someone else changed this combat. Here is what stands now.', {
        theirs: stands,
      });
    const free = stands ? await combatsFree(tx, seat.gameId, [stands.id]) : done(null);
    if (!free.ok) return free;
    const other = stands && (await inAnothersHands(tx, seat, 'combat', stands.id));
    if (other) return other;
    const id = stands?.id ?? newId();
    const grouping = await groupingFrom(tx, turn, { id, kind: 'attack' }, form.value, stands);
    if (!grouping.ok) return grouping;
    return done(await putCombat(tx, act, turn, grouping.value, stands ?? { id, followsId: null }));
  });
