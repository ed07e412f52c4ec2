import { z } from 'zod';
import { remove } from '@/lib/db/change';
import { holdCombat, linkedTruth } from '@/lib/db/combats';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { doneWithCard, inAnothersHands } from '../claims/claim-card';
import { combatsFree } from '../decisions/awaiting-decision';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const dropCombatForm = z.strictObject({ combatId: z.string(), version: z.number().int().min(1) });

/**
 * Control takes a combat apart again while nothing has been rolled: one that was ordered as long as grouping is open, a
 * follow-up at any time.
 */
export const dropCombat = (seat: ControlSeat, input: z.input<typeof dropCombatForm>): Promise<Answer> =>
  perform(seat, 'drop-combat', '§9 Analysing Combat 4', async (tx, act) => {
    const form = read(dropCombatForm, input);
    if (!form.ok) return form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const combat = await holdCombat(tx, seat.gameId, form.value.combatId);
    if (combat?.turn !== turn.turn) return refused('notFound', 'This combat has been dropped already.');
    if (turn.groupingClosedAt && combat.kind === 'attack')
      return refused('notNow', 'Grouping is closed for this turn. Reopen it to drop a combat.', {
        rule: '§9 Analysing Combat 5',
      });
    if (combat.state !== 'grouped')
      return refused('alreadyDone', `${combat.name} has been resolved: it stays as it is.`);
    if (combat.version !== form.value.version)
      return refused('changedByAnother', 'Someone else changed this combat. Look at it once more.', { theirs: combat });
    const free = await combatsFree(tx, seat.gameId, [combat.id]);
    if (!free.ok) return free;
    const other = await inAnothersHands(tx, seat, 'combat', combat.id);
    if (other) return other;
    await remove(tx, act, 'combat', combat.id, linkedTruth(combat.units, combat.air));
    await doneWithCard(tx, seat, 'combat', combat.id);
    return done(null);
  });
