import type { Bar } from '@/lib/adjudication/attacks';
import { isEffective } from '@/lib/adjudication/status';
import type { OrderOpen } from '@/lib/db/combat/fights-open';
import type { LetGoWhy } from '@/lib/words';
import type { Pair } from '../movement/contact-pairs';
import { enemiesNear } from './propose-combats';
import { reachKm, type UnitToGroup } from './propose-unit-part';

/** A unit whose order to attack or probe is open, with the reason that the rules propose to let it go by. */
export interface OrderToSettle extends Pick<OrderOpen, 'unitId' | 'action'> {
  why: LetGoWhy;
  /** Why it must not attack this turn, for Control (OC-52, OC-53); absent: it may. */
  bar?: Bar;
}

/** The words of each reason, and its rule; `other` has none. */
export const letGoReasons: Record<LetGoWhy, { words: string; rule: string }> = {
  noEnemy: { words: `no enemy within ${reachKm} km`, rule: '§9 Attacking, OC-72' },
  movedTooFar: { words: 'moved over half the turn, cannot attack', rule: '§6 Movement, OC-71' },
  notEffective: { words: 'no longer effective, cannot attack', rule: '§9 Unit Status, OC-60' },
  attackedFirst: { words: 'was attacked first', rule: '§9 Attacking, OC-70' },
  other: { words: 'Control decides so', rule: '' },
};

/** The reason to let an order go by, for every open order of a unit that is on the map. `pairs`: the units in contact; `barred`: those that must not attack. */
export function ordersToSettle(
  open: readonly OrderOpen[],
  units: readonly UnitToGroup[],
  pairs: readonly Pair[] = [],
  barred: ReadonlyMap<string, Bar> = new Map(),
): OrderToSettle[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const inContact = new Set(pairs.flatMap(({ alliedId, germanId }) => [alliedId, germanId]));
  return open.flatMap(({ unitId, action, wasAttacked }): OrderToSettle[] => {
    const unit = byId.get(unitId);
    if (!unit) return [];
    const hasEnemy = action !== 'probe' && (inContact.has(unitId) || enemiesNear([unit], units).length > 0);
    const bar = action === 'probe' ? undefined : barred.get(unitId);
    return [{ unitId, action, why: whyOf(unit, hasEnemy, wasAttacked), ...(bar ? { bar } : {}) }];
  });
}

function whyOf({ status, turnShareMoved }: UnitToGroup, hasEnemy: boolean, wasAttacked: boolean): LetGoWhy {
  if (!isEffective(status)) return 'notEffective';
  if (wasAttacked) return 'attackedFirst';
  if (!hasEnemy) return 'noEnemy';
  return turnShareMoved > 0.5 ? 'movedTooFar' : 'other';
}
