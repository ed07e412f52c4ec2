import { MovesLayer } from '@/components/map/core/moves-layer';
import type { Moved } from '@/components/map/core/moves-since';
import { later } from '@/components/ui/later';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { isInField } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { Moves } from '../moves/use-moves';
import { extraLayers } from './extra-layers';
import { GroundNames } from './ground-names';
import type { LayerProps } from './layer-props';

/** Loaded when a unit is first in hand. */
const ReachLayer = later(async () => (await import('./reach-layer')).ReachLayer);

interface Props extends LayerProps {
  mapData: MapData;
  isShown: (layer: string) => boolean;
  /** The unit in hand, whose reach is drawn. */
  selected: MasterCounter | null;
  moving: Moves;
  /** The counters that stand elsewhere than when one last looked. */
  moved: readonly Moved[];
}

/**
 * Draws what lies under the counters of the master map: Control's layers, the reach of the unit in hand, and the moves
 * since the last look.
 */
export function LayersUnderCounters({ mapData, isShown, selected, moving, moved, ...drawn }: Props) {
  const { map, projection, seen, layout } = drawn;
  return (
    <>
      {extraLayers
        .filter(({ key }) => isShown(key))
        .map(({ key, Draw }) => (
          <Draw key={key} {...drawn} />
        ))}
      {selected && isInField(selected) && isShown('reach') && (
        <ReachLayer
          map={map}
          mapData={mapData}
          counter={selected}
          mode={moving.modeOf(selected)}
          slowedBy={moving.slowedBy(selected)}
          projection={projection}
        />
      )}
      {isShown('moves') && moved.length > 0 && <MovesLayer moved={moved} projection={projection} />}
      {isShown('cover') && <GroundNames layout={layout} seen={seen} />}
    </>
  );
}
