import { z } from 'zod';
import { lockWork } from '@/lib/db/crossings/crossings';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Gives up a bridge being built, with a reason (OC-112): what was done is lost, and its units are free. */
export const giveUpBridging = controlVerb({
  name: 'give-up-bridging',
  rule: '§6 River Crossing, OC-112',
  who: anyControl,
  form: z.strictObject({
    workId: z.string(),
    version: z.number().int(),
    reason: writtenText(500).trim(),
  }),
  inLedger: 'gave up a bridge',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { workId, version, reason } = form;
    if (reason === '') throw refusal('reasonNeeded', 'Say why: the reason stays in the ledger.', { field: 'reason' });
    await lockTurn(tx, seat.gameId, 'share');
    const work = thereIs(await lockWork(tx, seat.gameId, workId), 'work');
    if (work.state !== 'building')
      throw refusal('alreadyDone', `${work.name} is ${work.state === 'built' ? 'built' : 'given up'} already.`);
    const became = await change(tx, { ...act, reason }, 'bridging', workId, { state: 'givenUp' }, { seen: version });
    return { version: became.version };
  },
});
