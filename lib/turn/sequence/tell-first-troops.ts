import { tellExpected } from '@/lib/db/arrivals/arrivals';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Unit } from '@/lib/db/movement/units';
import { issueExpected } from '@/lib/visibility/issuing/arrivals';
import type { Source, Viewer } from '@/lib/visibility/viewer';

/**
 * Tells an HQ that has nobody on the map when the game opens when and where its first troops are expected (§4 step 4), so
 * that it is not left to wonder. An HQ with troops on the map is told its arrivals by Control.
 */
export async function tellFirstTroops(
  tx: Tx,
  act: Act,
  viewer: Viewer,
  { units, openingTurn }: { units: readonly Unit[]; openingTurn: number },
  source: Source,
): Promise<void> {
  if (units.length === 0 || units.some(({ isOnMap }) => isOnMap)) return;
  const first = Math.min(...units.map(({ arrivalTurn }) => arrivalTurn));
  const rows = issueExpected(viewer, units, { now: openingTurn, until: first }, source);
  await tellExpected(tx, act, viewer.teamId, rows);
}
