import { lockCrossings } from '@/lib/db/cases/cases';
import { putQueue, type QueuedRow, queueAt } from '@/lib/db/crossings/crossings';
import { change } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { lastHand } from '@/lib/db/record/acts';
import { queueTruth } from '@/lib/db/record/linked-rows';
import type { Crossing, QueuePlace } from '@/lib/db/rows';
import { refusal, thereIs } from '@/lib/result';
import { listed } from '@/lib/text';

/** A crossing, locked until the transaction ends, with its order of march. */
interface LockedCrossing {
  crossing: Crossing;
  march: QueuedRow[];
}

/** Locks a crossing. Refused when there is none, or when somebody has changed it since `version`: it says who, and who waits there now. */
export async function lockCrossing(
  tx: Tx,
  gameId: string,
  crossingId: string,
  version: number,
): Promise<LockedCrossing> {
  const crossing = thereIs((await lockCrossings(tx, gameId, [crossingId])).get(crossingId), 'crossing');
  const march = await queueAt(tx, gameId, crossingId);
  if (crossing.version === version) return { crossing, march };
  const by = await lastHand(gameId, { kind: 'crossing', subjectId: crossingId }, tx);
  const names = march.map(({ unit }) => unit.shortName);
  const waits = names.length === 0 ? 'Nobody waits there now.' : `Waiting now: ${listed(names)}.`;
  throw refusal('changedByAnother', `${by} changed ${crossing.name} meanwhile. ${waits}`, {
    theirs: { ...crossing, queue: queueTruth(march) },
  });
}

/** Writes the order of march of a locked crossing and enters it with whatever else changes on the crossing. */
export async function putMarch(
  tx: Tx,
  act: Act,
  { crossing, march }: LockedCrossing,
  becomes: readonly Pick<QueuePlace, 'unitId' | 'pointsAcross' | 'joinedIn'>[],
): Promise<Crossing> {
  const queue = await putQueue(tx, act.gameId, crossing.id, becomes);
  const linked = { before: { queue: queueTruth(march) }, after: { queue: queueTruth(queue) } };
  return change(tx, act, 'crossing', crossing.id, {}, { linked });
}
