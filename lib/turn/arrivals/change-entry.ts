import { z } from 'zod';
import { liftOf } from '@/lib/advice/arrivals/entry-of-unit';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockArrivals, unitsSeen } from './lock-arrival';

/** Sends reinforcements to another entry place of their side (§4 step 4). A place laid ready is given up. No team is told. */
export const changeEntry = controlVerb({
  name: 'change-entry',
  rule: '§4',
  who: anyControl,
  /** Units with the versions the person saw; `entry` is the name of an entry place of their side. */
  form: z.strictObject({
    units: unitsSeen,
    entry: z.string().min(1),
    reason: writtenText(500).trim().default(''),
  }),
  inLedger: 'sent an arrival to another entry place',
  undo: 'fromTheLedger',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ entry: string }> => {
    const act = { ...unsigned, reason: form.reason };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const scenario = await gameScenario(turn.gameId, tx);
    for (const unit of await lockArrivals(tx, seat, form.units)) {
      if (unit.isOnMap || unit.isCaptured) throw refusal('alreadyDone', `${unit.name} has come on already.`);
      const lift = liftOf(scenario, unit.id);
      if (lift) throw refusal('notNow', `${unit.name} comes by air to ${lift.zone}, not by an entry place.`);
      const entry = scenario.entries.find(({ side, name }) => side === unit.side && name === form.entry);
      if (!entry) throw refusal('badInput', 'Its side has no such entry place.', { field: 'entry' });
      if (entry.name === unit.entry) throw refusal('alreadyDone', `${unit.name} comes on there already.`);
      const { x: entryX, y: entryY } = entry.place;
      const sent = { entry: entry.name, entryX, entryY, x: null, y: null, arrivedIn: null };
      await change(tx, act, 'unit', unit.id, sent, { seen: unit.version });
    }
    return { entry: form.entry };
  },
});
