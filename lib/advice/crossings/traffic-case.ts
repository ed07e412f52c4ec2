import type { TrafficCase, TrafficOutcome } from '@/lib/adjudication/traffic';
import type { QueuedRow } from '@/lib/db/crossings/crossings';
import type { Crossing, QueuePlace } from '@/lib/db/rows';
import { refusal } from '@/lib/result';
import type { CrossingKind } from '@/lib/words';

/**
 * The case of a crossing as it stands (§7): its queue as far as `last`, and the points used this turn. Refused when it
 * is blown, when nobody waits, or when somebody who waits is no longer on the map.
 */
export function trafficAt(
  crossing: Crossing,
  march: readonly QueuedRow[],
  used: number,
  last: string | null,
): TrafficCase {
  if (crossing.state === 'blown')
    throw refusal('notNow', `${crossing.name} is blown: no unit can cross. They can wait for a bridge.`, {
      rule: '§8 Blowing Bridges',
    });
  if (march.length === 0) throw refusal('notNow', `Nobody waits at ${crossing.name}.`);
  const end = last === null ? march.length : march.findIndex(({ unitId }) => unitId === last) + 1;
  if (end === 0) throw refusal('notFound', 'This unit is not in the queue any more.', { field: 'last' });
  const going = march.slice(0, end);
  const gone = going.find(({ unit }) => !unit.isOnMap);
  if (gone) throw refusal('notNow', `${gone.unit.name} has left the map: take it out of the queue.`);
  return {
    crossing: {
      kind: crossing.kind as CrossingKind,
      capacityPoints: crossing.capacityPoints,
      pointsUsed: used,
      isBlown: false,
    },
    queue: going.map(({ unitId, pointsAcross, unit }) => ({
      id: unitId,
      unitSizePoints: unit.sizePoints,
      pointsAcross,
    })),
  };
}

/** The part of a unit that goes over by a finding. */
export interface Gone {
  unitId: string;
  points: number;
  isWhole: boolean;
}

/**
 * The order of march after a finding: the units that cross, wholly or in part, and those that still wait, with how much of
 * them is across.
 */
export function afterTraffic(
  march: readonly QueuePlace[],
  { queue }: Pick<TrafficOutcome, 'queue'>,
): { moved: Gone[]; stays: QueuePlace[] } {
  const found = new Map(queue.map((unit) => [unit.id, unit]));
  const moved: Gone[] = [];
  const stays: QueuePlace[] = [];
  for (const place of march) {
    const after = found.get(place.unitId);
    const isWhole = after?.crosses === 'wholly';
    const points = after ? after.pointsAcross - place.pointsAcross : 0;
    if (isWhole || points > 0) moved.push({ unitId: place.unitId, points, isWhole });
    if (!isWhole) stays.push({ ...place, pointsAcross: place.pointsAcross + points });
  }
  return { moved, stays };
}
