import { z } from 'zod';
import { crossingCapacity } from '@/lib/adjudication/traffic';
import { waitingElsewhere } from '@/lib/db/crossings/crossings';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lockUnits } from '@/lib/db/movement/units';
import { refusal, thereIs } from '@/lib/result';
import { counted, listed } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { lockCrossing, putMarch } from '../movement/passages/lock-crossing';

/** Advice for Control that blocks nothing. */
export interface CrossingAdvice {
  message: string;
  rule: string;
}

/**
 * Units join the order of march at a crossing (§7 Traffic). Refused: a unit that is not on the map, or that waits here
 * already. At a blown bridge they may wait: that is advice, as is more than a turn carries.
 */
export const queueUnits = controlVerb({
  name: 'queue-units',
  rule: '§7 Traffic, OC-108',
  who: anyControl,
  /** `version` is that of the crossing as the person saw it; the units join in this order, behind whoever waits already. */
  form: z.strictObject({
    crossingId: z.string(),
    version: z.number().int(),
    unitIds: z.array(z.string()).min(1, 'name a unit').max(60),
  }),
  inLedger: 'queued units at the crossing',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ crossingId: string; version: number; advice: CrossingAdvice[] }> => {
    const { crossingId, version, unitIds } = form;
    const { turn } = await lockTurn(tx, seat.gameId, 'share');
    const units = await lockUnits(tx, seat.gameId, unitIds);
    const locked = await lockCrossing(tx, seat.gameId, crossingId, version);
    const { crossing, march } = locked;
    const waiting = new Set(march.map(({ unitId }) => unitId));
    for (const id of unitIds) {
      const unit = thereIs(units.get(id), 'unit', 'unitIds');
      if (waiting.has(id)) throw refusal('alreadyDone', `${unit.name} is in this queue already.`, { field: 'unitIds' });
      if (!unit.isOnMap || unit.isCaptured)
        throw refusal('badInput', `${unit.name} is not on the map: it cannot cross.`, { field: 'unitIds' });
      waiting.add(id);
    }
    const joined = unitIds.map((unitId) => ({ unitId, pointsAcross: 0, joinedIn: turn }));
    const became = await putMarch(tx, act, locked, [...march, ...joined]);
    const elsewhere = await waitingElsewhere(tx, seat.gameId, crossingId, unitIds);
    const points =
      march.reduce((sum, { unit, pointsAcross }) => sum + unit.sizePoints - pointsAcross, 0) +
      unitIds.reduce((sum, id) => sum + units.get(id)!.sizePoints, 0);
    const capacity = crossing.capacityPoints ?? crossingCapacity[crossing.kind as keyof typeof crossingCapacity];
    const advice: CrossingAdvice[] = [];
    if (crossing.state === 'blown')
      advice.push({ message: `${crossing.name} is blown: they wait for a bridge.`, rule: '§8 Blowing Bridges' });
    else if (points > capacity)
      advice.push({
        message: `${counted(points, 'point')} to cross; a turn carries ${capacity}: the rest goes over next turn.`,
        rule: '§7 Traffic, OC-108',
      });
    if (elsewhere.length > 0) {
      const names = elsewhere.map(({ unitId, crossing: at }) => `${units.get(unitId)!.shortName} (${at.name})`);
      advice.push({ message: `They wait at another crossing too: ${listed(names, 3)}.`, rule: '§7 Traffic' });
    }
    return { crossingId, version: became.version, advice };
  },
});
