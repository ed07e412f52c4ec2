import { z } from 'zod';
import { isToCome } from '@/lib/advice/arrivals/entry-places';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockArrivals, unitsSeen } from './lock-arrival';

/**
 * Brings reinforcements forward or puts them back by turns (§4 step 4), with a reason. Who is late counts as due in the
 * next turn. The place laid ready for another turn is given up. No team is told.
 */
export const shiftArrival = controlVerb({
  name: 'shift-arrival',
  rule: '§4',
  who: anyControl,
  /** Units with the versions the person saw. `turns` above 0 puts back, below 0 brings forward. */
  form: z.strictObject({
    units: unitsSeen,
    turns: z.number().int().min(-30).max(30),
    reason: writtenText(500).trim().min(1),
  }),
  inLedger: 'shifted an arrival',
  undo: 'fromTheLedger',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ arrivalTurn: number }> => {
    const { turns, reason } = form;
    if (turns === 0) throw refusal('badInput', 'Say by how many turns.', { field: 'turns' });
    const act = { ...unsigned, reason };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const last = (await gameScenario(turn.gameId, tx)).turns.at(-1)!.number;
    const units = await lockArrivals(tx, seat, form.units);
    let arrivalTurn = turn.turn;
    for (const unit of units) {
      if (!isToCome(unit)) throw refusal('alreadyDone', `${unit.name} is not to come on.`);
      arrivalTurn = Math.max(unit.arrivalTurn, turns > 0 ? turn.turn + 1 : turn.turn) + turns;
      if (arrivalTurn < turn.turn)
        throw refusal('badInput', `${unit.name} cannot come on before this turn, ${turn.turn}.`, { field: 'turns' });
      if (arrivalTurn > last)
        throw refusal('badInput', `The battle ends with turn ${last}. Put it into the off-map box instead.`, {
          field: 'turns',
        });
      const shifted = { arrivalTurn, x: null, y: null, arrivedIn: null };
      await change(tx, act, 'unit', unit.id, shifted, { seen: unit.version });
    }
    return { arrivalTurn };
  },
});
