import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { companionTaken } from '../cases/ruled-by-companion';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing } from '../movement/passages/lock-crossing';

/** Control sets what a crossing carries in a turn, and whether it is prepared for demolition, with a reason (OC-107, §8). */
export const setCrossing = controlVerb({
  name: 'set-crossing',
  rule: '§7 Traffic, OC-107',
  who: anyControl,
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    capacityPoints: z.number().int('give whole points').min(0, 'is at least 0').max(1000, 'is at most 1000'),
    isPrepared: z.boolean(),
    reason: writtenText(500).trim(),
    /** The companion game whose result is ruled by; null: none. */
    companionGameId: z.string().max(200).nullable().default(null),
  }),
  inLedger: 'set what the crossing carries',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ crossingId: string; version: number }> => {
    const { crossingId, version, capacityPoints, isPrepared, reason, companionGameId } = form;
    if (reason === '') throw refusal('reasonNeeded', 'Say why: the reason stays in the ledger.', { field: 'reason' });
    await lockTurn(tx, seat.gameId, 'share');
    const locked = await lockCrossing(tx, seat.gameId, crossingId, version);
    const { crossing } = locked;
    if (isPrepared && crossing.kind === 'civilianFerry')
      throw refusal('badInput', 'A ferry is not prepared for demolition.', { field: 'isPrepared' });
    if (crossing.capacityPoints === capacityPoints && crossing.isPrepared === isPrepared)
      throw refusal('alreadyDone', `This is already set for ${crossing.name}.`);
    const taken = await companionTaken(tx, seat.gameId, companionGameId, { kind: 'crossing', id: crossingId });
    const signed = { ...act, ...taken.signs, reason };
    const became = await change(tx, signed, 'crossing', crossingId, { capacityPoints, isPrepared });
    return { crossingId, version: became.version };
  },
});
