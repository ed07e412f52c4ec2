import { type Builder, bridgingPartOf } from '@/lib/adjudication/bridging';
import type { BridgingWork, Unit } from '@/lib/db/rows';
import { done, type Result, refused } from '@/lib/result';
import type { Arm } from '@/lib/words';

/** A unit as the rules of bridging see it; `met`: the units that met the enemy this turn. */
export const builderOf = (
  { id, arm, x, y, isOnMap, isCaptured }: Pick<Unit, 'id' | 'arm' | 'x' | 'y' | 'isOnMap' | 'isCaptured'>,
  met: ReadonlySet<string> = new Set(),
): Builder => ({
  arm: arm as Arm,
  at: isOnMap && !isCaptured && x !== null && y !== null ? { x, y } : null,
  isInContact: met.has(id),
});

/** The units that are to build. Refused: one unknown, one of another arm, of both sides, or at work elsewhere. */
export function fitToBuild(
  unitIds: readonly string[],
  units: ReadonlyMap<string, Unit>,
  works: readonly Pick<BridgingWork, 'name' | 'unitIds'>[],
): Result<Unit[]> {
  const builders: Unit[] = [];
  for (const id of new Set(unitIds)) {
    const unit = units.get(id);
    if (!unit) return refused('notFound', 'There is no such unit.', { field: 'unitIds' });
    if (!bridgingPartOf(unit.arm as Arm))
      return refused('badInput', `${unit.name} builds no bridges: engineers and bridging columns do.`, {
        field: 'unitIds',
      });
    const other = works.find((work) => work.unitIds.includes(id));
    if (other)
      return refused('notNow', `${unit.name} is at work at ${other.name}. Give that up first.`, { field: 'unitIds' });
    builders.push(unit);
  }
  if (new Set(builders.map(({ side }) => side)).size > 1)
    return refused('badInput', 'Units of both sides do not build one bridge.', { field: 'unitIds' });
  return done(builders);
}
