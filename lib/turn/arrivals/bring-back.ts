import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Takes a unit out of the off-map box: it is due at its entry place like any reinforcement (§4 step 4). */
export const bringBack = controlVerb({
  name: 'bring-back',
  rule: '§4',
  who: anyControl,
  /** `version` is what the person saw; `arrivalTurn` is the turn it is due in then, this one or a later one. */
  form: z.strictObject({
    unitId: z.string(),
    version: z.number().int(),
    arrivalTurn: z.number().int(),
    reason: writtenText(500).trim().min(1),
  }),
  inLedger: 'took the unit out of the off-map box',
  undo: 'fromTheLedger',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ version: number }> => {
    const { unitId, version, arrivalTurn, reason } = form;
    const act = { ...unsigned, reason };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const unit = thereIs((await lockUnits(tx, seat.gameId, [unitId])).get(unitId), 'unit');
    if (!unit.isInBox) throw refusal('alreadyDone', `${unit.name} is not in the off-map box.`);
    const last = (await gameScenario(turn.gameId, tx)).turns.at(-1)!.number;
    if (arrivalTurn < turn.turn || arrivalTurn > last)
      throw refusal('badInput', `It can be due in turns ${turn.turn} to ${last}.`, { field: 'arrivalTurn' });
    const back = await change(tx, act, 'unit', unitId, { isInBox: false, arrivalTurn }, { seen: version });
    return { version: back.version };
  },
});
