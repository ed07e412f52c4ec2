import { z } from 'zod';
import { change } from '@/lib/db/change';
import { holdWork } from '@/lib/db/crossings';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const giveUpBridgingForm = z.strictObject({
  workId: z.string(),
  version: z.number().int(),
  reason: writtenText(500).trim(),
});

/** Gives up a bridge being built, with a reason (OC-112): what was done is lost, and its units are free. */
export const giveUpBridging = (
  seat: ControlSeat,
  input: z.input<typeof giveUpBridgingForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'give-up-bridging', '§6 River Crossing, OC-112', async (tx, act) => {
    const form = read(giveUpBridgingForm, input);
    if (!form.ok) return form;
    const { workId, version, reason } = form.value;
    if (reason === '') return refused('reasonNeeded', 'Say why: the reason stays in the ledger.', { field: 'reason' });
    await lockTurn(tx, seat.gameId, 'share');
    const work = await holdWork(tx, seat.gameId, workId);
    if (!work) return refused('notFound', 'There is no such work.');
    if (work.state !== 'building')
      return refused('alreadyDone', `${work.name} is ${work.state === 'built' ? 'built' : 'given up'} already.`);
    const became = await change(tx, { ...act, reason }, 'bridging', workId, { state: 'givenUp' }, { seen: version });
    return done({ version: became.version });
  });
