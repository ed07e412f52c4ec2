import { z } from 'zod';
import { areaSettledBy } from '@/lib/advice/air/area-settled';
import { airCasesOf, areasOf, holdAreas, putGuns } from '@/lib/db/areas';
import { change, create } from '@/lib/db/change';
import { newId } from '@/lib/db/ids';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { gunsTruth } from '@/lib/db/linked';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { placeFault } from './air-order-checks';
import { gunsAreFree } from './guns-at-area';

export const saveAreaForm = z.strictObject({
  /** null: a new one, and `version` 0. */
  areaId: z.string().nullable(),
  version: z.number().int().min(0),
  /** The turn the person saw. */
  turn: z.number().int(),
  /** Empty: a number. */
  name: writtenText(80).trim().default(''),
  /** Its middle, km. */
  x: z.number().finite(),
  y: z.number().finite(),
  isFlakSuppression: z.boolean().default(false),
  /** The battalions of guns that shell it. */
  guns: z.array(z.string()).max(40).default([]),
});

/**
 * Places a template of 2 by 2 km that is bombed or shelled in this turn, or changes it (§9 Bombing/Interdiction). Its guns
 * have no other task in the turn. Refused off the map, in the sea, and once its dice have fallen.
 */
export const saveArea = (
  seat: ControlSeat,
  input: z.input<typeof saveAreaForm>,
): Promise<Answer<{ areaId: string; version: number }>> =>
  perform(seat, 'save-area', '§9 Bombing/Interdiction', async (tx, act) => {
    const form = read(saveAreaForm, input);
    if (!form.ok) return form;
    const { areaId, version, turn: seen, guns: wanted, ...written } = form.value;
    const turn = await lockTurn(tx, seat.gameId, areaId === null ? 'update' : 'share');
    if (seen !== turn.turn) return refused('notNow', `Turn ${seen} is over; this is turn ${turn.turn}.`);
    const { map } = await scenarioOf(turn.gameId, tx);
    const off = placeFault(written, map);
    if (off) return refused('badInput', off, { field: 'place', rule: '§9 Bombing/Interdiction' });
    const guns = [...new Set(wanted)].sort();
    const id = areaId ?? newId();
    const free = await gunsAreFree(tx, turn, { ...written, id }, guns);
    if (!free.ok) return free;
    const stands = areaId === null ? undefined : (await holdAreas(tx, seat.gameId, [areaId])).get(areaId);
    if (areaId !== null && stands?.turn !== turn.turn) return refused('notFound', 'This area has been taken off.');
    const settled = stands && areaSettledBy(stands.id, await airCasesOf(seat.gameId, turn.turn, tx));
    if (settled) return refused('alreadyDone', `Its dice have fallen: case ${settled.number}.`);

    if (stands) {
      const put = stands.version === version ? await putGuns(tx, stands, guns) : [];
      const linked = { before: { guns: gunsTruth(stands.guns) }, after: { guns: gunsTruth(put) } };
      const named = { ...written, name: written.name || stands.name };
      const became = await change(tx, act, 'area', id, named, { seen: version, linked });
      return done({ areaId: id, version: became.version });
    }
    const name = written.name || `Area ${(await areasOf(seat.gameId, turn.turn, tx)).length + 1}`;
    const row = { id, gameId: seat.gameId, turn: turn.turn, ...written, name };
    const made = await create(tx, act, 'area', id, row, { guns });
    await putGuns(tx, made, guns);
    return done({ areaId: id, version: made.version });
  });
