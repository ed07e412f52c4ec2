import { z } from 'zod';
import { areaSettledBy } from '@/lib/advice/air/area-settled';
import { airCasesOf, holdAreas, tasksNaming } from '@/lib/db/areas';
import { remove } from '@/lib/db/change';
import { ChangedByAnother } from '@/lib/db/changed-by-another';
import { gunsTruth } from '@/lib/db/linked';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

/** `version` is what the person saw. */
export const dropAreaForm = z.strictObject({ areaId: z.string(), version: z.number().int() });

/** Takes a bombing area off: its guns are free again. Refused while squadrons bomb it, and once its dice have fallen. */
export const dropArea = (seat: ControlSeat, input: z.input<typeof dropAreaForm>): Promise<Answer> =>
  perform(seat, 'drop-area', '§9 Bombing/Interdiction', async (tx, act) => {
    const form = read(dropAreaForm, input);
    if (!form.ok) return form;
    const { areaId, version } = form.value;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const area = (await holdAreas(tx, seat.gameId, [areaId])).get(areaId);
    if (area?.turn !== turn.turn) return refused('alreadyDone', 'This area has been taken off already.');
    if (area.version !== version) throw new ChangedByAnother(area);
    const settled = areaSettledBy(areaId, await airCasesOf(seat.gameId, turn.turn, tx));
    if (settled) return refused('alreadyDone', `Its dice have fallen: case ${settled.number}.`);
    if ((await tasksNaming(tx, seat.gameId, { areaId })).length > 0)
      return refused('unitTaken', 'Squadrons bomb it: take their order off first.', { field: 'areaId' });
    await remove(tx, act, 'area', areaId, { guns: gunsTruth(area.guns) });
    return done(null);
  });
