import { z } from 'zod';
import { areaSettledBy } from '@/lib/advice/air/area-settled';
import { airCasesOf, lockAreas, tasksNaming } from '@/lib/db/air/bombing-areas';
import { remove } from '@/lib/db/kernel/change';
import { ChangedByAnother } from '@/lib/db/kernel/changed-by-another';
import { lockTurn } from '@/lib/db/kernel/lock';
import { gunsTruth } from '@/lib/db/record/linked-rows';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Removes a bombing area: its guns are free again. Refused while squadrons bomb it, and once its dice have fallen. */
export const dropArea = controlVerb({
  name: 'drop-area',
  rule: '§9 Bombing/Interdiction',
  who: anyControl,
  /** `version` is what the person saw. */
  form: z.strictObject({ areaId: z.string(), version: z.number().int() }),
  inLedger: 'removed a bombing area',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { areaId, version } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const area = (await lockAreas(tx, seat.gameId, [areaId])).get(areaId);
    if (area?.turn !== turn.turn) throw refusal('alreadyDone', 'This area has been removed already.');
    if (area.version !== version) throw new ChangedByAnother(area);
    const settled = areaSettledBy(areaId, await airCasesOf(seat.gameId, turn.turn, tx));
    if (settled) throw refusal('alreadyDone', `Its dice have fallen: case ${settled.number}.`);
    if ((await tasksNaming(tx, seat.gameId, { areaId })).length > 0)
      throw refusal('unitTaken', 'Squadrons bomb it: cancel their order first.', { field: 'areaId' });
    await remove(tx, act, 'area', areaId, { guns: gunsTruth(area.guns) });
  },
});
