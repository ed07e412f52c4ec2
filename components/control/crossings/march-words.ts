import { resolveTraffic } from '@/lib/adjudication/traffic';
import type { CrossingOnBoard, QueuedOnBoard } from '@/lib/desks/control/crossings/crossings';
import { points } from '../parts/crossings/crossing-words';

/** The queue in another order, with what this turn would bring each unit in it (§7). Ids that are not in it are left out. */
export function whatThisTurnBrings(crossing: CrossingOnBoard, order: readonly string[]): QueuedOnBoard[] {
  const byId = new Map(crossing.queue.map((unit) => [unit.unitId, unit]));
  const march = order.flatMap((id) => byId.get(id) ?? []);
  const { queue } = resolveTraffic({
    crossing: {
      kind: crossing.kind,
      capacityPoints: crossing.capacityPoints,
      pointsUsed: crossing.used,
      isBlown: crossing.state === 'blown',
    },
    queue: march.map(({ unitId, sizePoints, pointsAcross }) => ({
      id: unitId,
      unitSizePoints: sizePoints,
      pointsAcross,
    })),
  });
  return march.map((unit, i) => ({ ...unit, crosses: queue[i]!.crosses, acrossThen: queue[i]!.pointsAcross }));
}

/** The waiting units, their length on the road, and the number of turns they take as things are. */
export function marchWords(crossing: CrossingOnBoard, march: readonly QueuedOnBoard[]): string {
  if (march.length === 0) return '';
  const waiting = march.reduce((sum, { sizePoints, pointsAcross }) => sum + sizePoints - pointsAcross, 0);
  const column = `${points(waiting)} ${waiting === 1 ? 'waits and takes' : 'wait and take'} up ${waiting} km of road`;
  if (crossing.state === 'blown') return `${column}. It is blown: they wait for a bridge.`;
  const left = Math.max(0, crossing.capacityPoints - crossing.used);
  if (waiting <= left) return `${column}. All go over this turn.`;
  if (crossing.capacityPoints === 0) return `${column}. No unit can cross.`;
  const more = Math.ceil((waiting - left) / crossing.capacityPoints);
  return `${column}. ${points(left)} this turn, the rest in ${more === 1 ? 'the next' : `${more} more`}.`;
}
