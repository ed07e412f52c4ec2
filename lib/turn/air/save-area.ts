import { z } from 'zod';
import { areaSettledBy } from '@/lib/advice/air/area-settled';
import { airCasesOf, areasOf, lockAreas, putGuns } from '@/lib/db/air/bombing-areas';
import { change, create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gunsTruth } from '@/lib/db/record/linked-rows';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { writtenText } from '@/lib/forms';
import { refusal, thisTurn } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { placeFault } from './air-order-checks';
import { gunsAreFree } from './guns-at-area';

/**
 * Places a template of 2 by 2 km that is bombed or shelled in this turn, or changes it (§9 Bombing/Interdiction). Its guns
 * have no other task in the turn. Refused off the map, in the sea, and once its dice have fallen.
 */
export const saveArea = controlVerb({
  name: 'save-area',
  rule: '§9 Bombing/Interdiction',
  who: anyControl,
  form: z.strictObject({
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
  }),
  inLedger: 'placed the bombing area',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ areaId: string; version: number }> => {
    const { areaId, version, turn: seen, guns: wanted, ...written } = form;
    const turn = await lockTurn(tx, seat.gameId, areaId === null ? 'update' : 'share');
    thisTurn(turn, seen);
    const { map } = await gameScenario(turn.gameId, tx);
    const off = placeFault(written, map);
    if (off) throw refusal('badInput', off, { field: 'place', rule: '§9 Bombing/Interdiction' });
    const guns = [...new Set(wanted)].sort();
    const id = areaId ?? newId();
    await gunsAreFree(tx, turn, { ...written, id }, guns);
    const stands = areaId === null ? undefined : (await lockAreas(tx, seat.gameId, [areaId])).get(areaId);
    if (areaId !== null && stands?.turn !== turn.turn) throw refusal('notFound', 'This area has been removed.');
    const settled = stands && areaSettledBy(stands.id, await airCasesOf(seat.gameId, turn.turn, tx));
    if (settled) throw refusal('alreadyDone', `Its dice have fallen: case ${settled.number}.`);

    if (stands) {
      const put = stands.version === version ? await putGuns(tx, stands, guns) : [];
      const linked = { before: { guns: gunsTruth(stands.guns) }, after: { guns: gunsTruth(put) } };
      const named = { ...written, name: written.name || stands.name };
      const became = await change(tx, act, 'area', id, named, { seen: version, linked });
      return { areaId: id, version: became.version };
    }
    const name = written.name || `Area ${(await areasOf(seat.gameId, turn.turn, tx)).length + 1}`;
    const row = { id, gameId: seat.gameId, turn: turn.turn, ...written, name };
    const made = await create(tx, act, 'area', id, row, { guns });
    await putGuns(tx, made, guns);
    return { areaId: id, version: made.version };
  },
});
