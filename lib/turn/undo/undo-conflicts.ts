import { lockGroups, tasksById, turnsOfDay } from '@/lib/db/air/air-tasks';
import { lockAreas } from '@/lib/db/air/bombing-areas';
import { queueAt, worksUnderWay } from '@/lib/db/crossings/crossings';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { LedgerEntryRow } from '@/lib/db/rows';
import { refusal } from '@/lib/result';
import { mayFly, type Targets } from '../air/air-order-checks';
import { airTurn } from '../air/air-support-flying';
import { gunsAreFree } from '../air/guns-at-area';

/**
 * Checks that the things an undo has put back fit the acts done meanwhile: squadrons and guns with one task each, units
 * in an order of march still on the map, builders at one bridge. Refused with what stands in its way.
 */
export async function undoConflicts(tx: Tx, now: TurnNow, entries: readonly LedgerEntryRow[]): Promise<void> {
  const { gameId } = now;
  const ids = (kind: string) => [
    ...new Set(entries.filter((entry) => entry.kind === kind).map(({ subjectId }) => subjectId)),
  ];
  const turns = (await turnsOfDay(gameId, now.turn, tx)).map(airTurn);
  for (const task of await tasksById(gameId, ids('airTask'), tx)) {
    if (task.state !== 'ordered') continue;
    const group = task.squadronId ? (await lockGroups(tx, gameId, [task.squadronId])).get(task.squadronId) : null;
    await mayFly(tx, gameId, task as unknown as Targets & { id: string; turn: number }, group ?? null, turns);
  }
  for (const area of (await lockAreas(tx, gameId, ids('area'))).values()) {
    await gunsAreFree(
      tx,
      now,
      area,
      area.guns.map(({ unitId }) => unitId),
    );
  }
  for (const crossingId of ids('crossing')) {
    const gone = (await queueAt(tx, gameId, crossingId)).find(({ unit }) => !unit.isOnMap);
    if (gone) throw refusal('notNow', `${gone.unit.name} is not on the map any more: it cannot wait at a crossing.`);
  }
  const works = await worksUnderWay(gameId, tx);
  for (const work of works.filter(({ id }) => ids('bridging').includes(id))) {
    const other = works.find(
      (one) =>
        one.id !== work.id &&
        (one.unitIds.some((unitId) => work.unitIds.includes(unitId)) ||
          (one.crossingId !== null && one.crossingId === work.crossingId)),
    );
    if (other) throw refusal('notNow', `Its builders or its place are taken by another bridge: ${other.name}.`);
  }
}
