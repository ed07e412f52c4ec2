import type { Unit } from '@/lib/db/rows';
import type { MapData } from '@/lib/scenario/types';
import { type Daypart, sides } from '@/lib/words';
import { contactPlaces, type Stands } from './contacts';

/** Two enemies in contact. */
export interface Pair {
  alliedId: string;
  germanId: string;
}

/** The pairs in contact that a change of places makes or ends. */
export interface PairsChanged {
  begins: Pair[];
  ends: Pair[];
}

type Standing = Stands & Pick<Unit, 'id' | 'side'>;

/**
 * Which pairs stand once units have changed their places (§6 Passing By): a unit that has moved, retired, come on, left
 * the map or been captured is in contact with every enemy within passing distance of it, and with no other. `changed`:
 * the ids of those; `pairs`: the pairs they are in so far. Pairs of units that stayed where they were stand as they did.
 */
export function pairsAfter(
  units: readonly Standing[],
  pairs: readonly Pair[],
  changed: ReadonlySet<string>,
  map: MapData,
  daypart: Daypart,
): PairsChanged {
  const movers = units.filter(({ id }) => changed.has(id));
  const [metByGermans, metByAllies] = sides.map((side) =>
    contactPlaces(
      movers.some((unit) => unit.side !== side) ? units.filter((unit) => unit.side === side) : [],
      map,
      daypart,
    ),
  );
  const now = new Map<string, Pair>();
  for (const mover of movers)
    for (const enemy of (mover.side === 'allied' ? metByAllies! : metByGermans!)(mover)) {
      const [alliedId, germanId] = mover.side === 'allied' ? [mover.id, enemy.id] : [enemy.id, mover.id];
      now.set(`${alliedId}|${germanId}`, { alliedId, germanId });
    }
  const before = new Set(pairs.map(({ alliedId, germanId }) => `${alliedId}|${germanId}`));
  return {
    begins: [...now].flatMap(([key, pair]) => (before.has(key) ? [] : [pair])),
    ends: pairs.filter(
      ({ alliedId, germanId }) =>
        (changed.has(alliedId) || changed.has(germanId)) && !now.has(`${alliedId}|${germanId}`),
    ),
  };
}
