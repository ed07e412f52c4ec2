import type { AreaGun, QueuePlace } from '@/lib/db/generated/client';

/** Truth kept in rows of its own, as it stands in the ledger with the thing it belongs to. */

/** The order of march at a crossing. */
export const queueTruth = (places: readonly QueuePlace[]) =>
  [...places]
    .sort((a, b) => a.position - b.position)
    .map(({ unitId, pointsAcross, joinedIn }) => ({ unitId, pointsAcross, joinedIn }));

/** The guns that shell an area, by id. */
export const gunsTruth = (guns: readonly AreaGun[]) => guns.map(({ unitId }) => unitId).sort();
