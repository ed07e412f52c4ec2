import { holdUnitsToCome } from '@/lib/db/arrivals';
import type { TurnNow } from '@/lib/db/lock';
import type { Unit } from '@/lib/db/rows';
import type { Tx } from '@/lib/db/transaction';
import { holdUnits } from '@/lib/db/units';
import { type Answer, done, refused } from './answer';
import { entryKey } from './entry-of';
import { mayNotCome } from './may-come';

/**
 * The units of a column of reinforcements in their order of march, held. Refused for a unit that is not there, stands in it
 * twice or cannot come on now, and where they come on at different entry places.
 */
export async function columnToCome(tx: Tx, turn: TurnNow, unitIds: readonly string[]): Promise<Answer<Unit[]>> {
  await holdUnitsToCome(tx, turn.gameId);
  const held = await holdUnits(tx, turn.gameId, unitIds);
  const units = unitIds.flatMap((id) => held.get(id) ?? []);
  if (units.length < unitIds.length) return refused('notFound', 'There is no such unit.');
  if (held.size < unitIds.length) return refused('badInput', 'A unit stands in the column twice.', { field: 'units' });
  for (const unit of units) {
    const never = mayNotCome(unit, turn.turn);
    if (never) return never;
  }
  if (new Set(units.map(entryKey)).size > 1)
    return refused('badInput', 'They come on at different entry places. Place them one after the other.', {
      field: 'units',
    });
  return done(units);
}
