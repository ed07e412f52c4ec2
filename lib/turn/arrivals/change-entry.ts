import { z } from 'zod';
import { liftOf } from '@/lib/advice/arrivals/entry-of-unit';
import { change } from '@/lib/db/change';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { arrivalsTaken } from './lock-arrival';

/** Units with the versions the person saw; `entry` is the name of an entry place of their side. */
export const changeEntryForm = z.strictObject({
  units: z
    .array(z.strictObject({ unitId: z.string(), version: z.number().int() }))
    .min(1)
    .max(80),
  entry: z.string().min(1),
  reason: writtenText(500).trim().default(''),
});

/** Sends reinforcements to another entry place of their side (§4 step 4). A place laid ready is given up. No team is told. */
export const changeEntry = (
  seat: ControlSeat,
  input: z.input<typeof changeEntryForm>,
): Promise<Answer<{ entry: string }>> =>
  perform(seat, 'change-entry', '§4', async (tx, unsigned) => {
    const form = read(changeEntryForm, input);
    if (!form.ok) return form;
    const act = { ...unsigned, reason: form.value.reason };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const scenario = await scenarioOf(turn.gameId, tx);
    const held = await holdUnits(
      tx,
      seat.gameId,
      form.value.units.map(({ unitId }) => unitId),
    );
    const taken = await arrivalsTaken(tx, seat, form.value.units, held);
    if (taken) return taken;
    for (const { unitId, version } of form.value.units) {
      const unit = held.get(unitId);
      if (!unit) return refused('notFound', 'There is no such unit.');
      if (unit.isOnMap || unit.isCaptured) return refused('alreadyDone', `${unit.name} has come on already.`);
      const lift = liftOf(scenario, unitId);
      if (lift) return refused('notNow', `${unit.name} comes by air to ${lift.zone}, not by an entry place.`);
      const entry = scenario.entries.find(({ side, name }) => side === unit.side && name === form.value.entry);
      if (!entry) return refused('badInput', 'Its side has no such entry place.', { field: 'entry' });
      if (entry.name === unit.entry) return refused('alreadyDone', `${unit.name} comes on there already.`);
      const { x: entryX, y: entryY } = entry.place;
      const sent = { entry: entry.name, entryX, entryY, x: null, y: null, arrivedIn: null };
      await change(tx, act, 'unit', unitId, sent, { seen: version });
    }
    return done({ entry: form.value.entry });
  });
