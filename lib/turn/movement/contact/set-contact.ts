import { z } from 'zod';
import { create, remove } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockContacts, pairsAmong } from '@/lib/db/movement/contact-pairs';
import { lockUnits } from '@/lib/db/movement/units';
import { writtenText } from '@/lib/forms';
import { subjectIdOf } from '@/lib/ledger/kinds';
import { refusal, thisTurn } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';

/** Control puts two enemies in contact, or takes them out of contact, with a reason (§6 Passing By). This is so until one of them moves. */
export const setContact = controlVerb({
  name: 'set-contact',
  rule: '§6 Passing By',
  who: anyControl,
  /** `isInContact`: whether the two are to be in contact from now on. */
  form: z.strictObject({
    turn: z.number().int(),
    unitId: z.string(),
    enemyId: z.string(),
    isInContact: z.boolean(),
    reason: writtenText(500).trim().min(1),
  }),
  inLedger: 'set or ended a contact',
  undo: 'fromTheLedger',
  run: async ({ tx, act: unsigned, seat, form }): Promise<void> => {
    const { unitId, enemyId, isInContact, reason } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    thisTurn(turn, form.turn);
    const locked = await lockUnits(tx, seat.gameId, [unitId, enemyId]);
    const unit = locked.get(unitId);
    const enemy = locked.get(enemyId);
    if (!unit || !enemy) throw refusal('notFound', 'There is no such unit.');
    if (unit.side === enemy.side)
      throw refusal('badInput', `${unit.name} and ${enemy.name} are of the same side.`, { field: 'enemyId' });
    const away = [unit, enemy].find((one) => !one.isOnMap || one.isCaptured);
    if (isInContact && away) throw refusal('notNow', `${away.name} is not on the map.`);
    await lockContacts(tx, seat.gameId);
    const [alliedId, germanId] = unit.side === 'allied' ? [unitId, enemyId] : [enemyId, unitId];
    const pairs = await pairsAmong(tx, seat.gameId, [unitId]);
    const stands = pairs.some((pair) => pair.alliedId === alliedId && pair.germanId === germanId);
    if (stands === isInContact)
      throw refusal('alreadyDone', isInContact ? 'They are in contact already.' : 'They are not in contact.');
    const act = { ...unsigned, reason };
    const pair = { alliedId, germanId };
    if (!isInContact) await remove(tx, act, 'pair', subjectIdOf('pair', pair));
    else
      await create(tx, act, 'pair', subjectIdOf('pair', pair), {
        ...pair,
        gameId: seat.gameId,
        sinceTurn: turn.turn,
        why: reason,
      });
  },
});
