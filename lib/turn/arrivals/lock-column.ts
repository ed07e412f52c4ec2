import { arrivalRefusal } from '@/lib/advice/arrivals/arrival-checks';
import { entryKey } from '@/lib/advice/arrivals/entry-of-unit';
import { lockUnitsToCome } from '@/lib/db/arrivals/arrivals';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { lockUnits } from '@/lib/db/movement/units';
import type { Unit } from '@/lib/db/rows';
import { refusal } from '@/lib/result';
import type { ControlSeat } from '../kernel/seat';
import { arrivalsTaken } from './lock-arrival';

/**
 * The units of a column of reinforcements in their order of march, locked. Refused for a unit that does not exist, is
 * in it twice, cannot come on now, has been claimed or changed by another umpire, and when they come on at different
 * entry places.
 */
export async function columnToCome(
  tx: Tx,
  turn: TurnNow,
  seat: ControlSeat,
  asked: readonly { unitId: string; version: number }[],
): Promise<Unit[]> {
  const unitIds = asked.map(({ unitId }) => unitId);
  await lockUnitsToCome(tx, turn.gameId);
  const locked = await lockUnits(tx, turn.gameId, unitIds);
  const units = unitIds.flatMap((id) => locked.get(id) ?? []);
  if (units.length < unitIds.length) throw refusal('notFound', 'There is no such unit.');
  if (locked.size < unitIds.length) throw refusal('badInput', 'A unit stands in the column twice.', { field: 'units' });
  await arrivalsTaken(tx, seat, asked, locked);
  for (const unit of units) {
    arrivalRefusal(unit, turn.turn);
  }
  if (new Set(units.map(entryKey)).size > 1)
    throw refusal('badInput', 'They come on at different entry places. Place them one after the other.', {
      field: 'units',
    });
  return units;
}
