import { z } from 'zod';
import { remove } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockGround } from '@/lib/db/maps/drawn-ground';
import { refusal } from '@/lib/result';
import { asSeen } from '../kernel/as-seen';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Takes an area that was drawn in this game off the map again. What is printed stays. */
export const dropGround = controlVerb({
  name: 'drop-ground',
  rule: '§6 Movement, §9 Factors and Results Table',
  who: anyControl,
  /** `version` is what the person saw. */
  form: z.strictObject({ groundId: z.string(), version: z.number().int() }),
  inLedger: 'took ground off the map',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { groundId, version } = form;
    await lockTurn(tx, seat.gameId, 'share');
    const stands = await lockGround(tx, seat.gameId, groundId);
    if (!stands) throw refusal('alreadyDone', 'This ground has been taken off the map already.');
    await asSeen(tx, 'ground', stands, version, stands.name);
    await remove(tx, act, 'ground', groundId);
  },
});
