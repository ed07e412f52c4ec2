import type { OrderLine, Unit } from '@/lib/db/rows';
import type { Gazetteer } from '@/lib/reading/names';
import { crossingsNamedIn } from '@/lib/reading/read-order';

/** Lists the ids of the crossings that a row leads its units over by its own words (§7), for Control to note. `units`: the team's, by counter. */
export function crossingsCrossed(
  { counterIds, orders, action, posture }: Pick<OrderLine, 'counterIds' | 'orders' | 'action' | 'posture'>,
  units: ReadonlyMap<string, Unit>,
  gazetteer: Gazetteer,
): string[] {
  const ids = counterIds.flatMap((id) => units.get(id)?.id ?? []);
  const team = gazetteer.units[0]?.team ?? '';
  const row = { team, units: ids, action: action ?? 'move', posture: posture ?? 'tact', words: orders } as const;
  return crossingsNamedIn(row, gazetteer).flatMap(({ id, isCrossed }) => (isCrossed ? [id] : []));
}
