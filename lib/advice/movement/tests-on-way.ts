import { testCalled } from '@/lib/adjudication/bridges';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { SideRules } from '@/lib/sides';
import { crossingsOnWay } from '@/lib/ways/water-obstacles';
import type { CrossingKind, CrossingState } from '@/lib/words';

interface BridgeOnMap extends Place {
  kind: CrossingKind;
  state: CrossingState;
  isPrepared: boolean;
}

/**
 * The prepared bridges on a way that are tested once a side reaches them (§8, OC-110); none for a side whose units make no
 * bridge safe.
 */
export const testsOnWay = <Bridge extends BridgeOnMap>(
  way: readonly Place[],
  map: Pick<MapData, 'features'>,
  bridges: readonly Bridge[],
  { makesBridgesSafe }: Pick<SideRules, 'makesBridgesSafe'>,
): Bridge[] =>
  makesBridgesSafe
    ? crossingsOnWay(way, map, bridges).filter((bridge) => testCalled(bridge, { isFoughtOver: false, isReached: true }))
    : [];
