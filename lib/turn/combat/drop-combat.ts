import { z } from 'zod';
import { linkedTruth, lockCombat } from '@/lib/db/combat/combats';
import { remove } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { claimCard, doneWithCard } from '../claims/claim-card';
import { asSeen } from '../kernel/as-seen';
import { combatsFree } from '../kernel/awaiting-decision';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/**
 * Control takes a combat apart again while nothing has been rolled: one that was ordered as long as grouping is open, a
 * follow-up at any time.
 */
export const dropCombat = controlVerb({
  name: 'drop-combat',
  rule: '§9 Analysing Combat 4',
  who: anyControl,
  form: z.strictObject({ combatId: z.string(), version: z.number().int().min(1) }),
  inLedger: 'dropped the combat',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const combat = await lockCombat(tx, seat.gameId, form.combatId);
    if (combat?.turn !== turn.turn) throw refusal('notFound', 'This combat has been dropped already.');
    if (turn.groupingClosedAt && combat.kind === 'attack')
      throw refusal('notNow', 'Grouping is closed for this turn. Reopen it to drop a combat.', {
        rule: '§9 Analysing Combat 5',
      });
    if (combat.state !== 'grouped')
      throw refusal('alreadyDone', `${combat.name} has been resolved: it stays as it is.`);
    await asSeen(tx, 'combat', combat, form.version);
    await combatsFree(tx, seat.gameId, [combat.id]);
    await claimCard(tx, seat, 'combat', combat.id);
    await remove(tx, act, 'combat', combat.id, linkedTruth(combat.units, combat.air));
    await doneWithCard(tx, seat, 'combat', combat.id);
  },
});
