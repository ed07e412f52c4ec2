import type { RefObject } from 'react';
import type { MapHandle } from '@/components/map/core/map-handle';
import { later } from '@/components/ui/later';
import type { RoadColumn } from '../moves/use-column';
import type { Moves } from '../moves/use-moves';
import type { CounterClaims } from '../pointing/counter-claims';
import type { useCounterPointer } from '../pointing/use-counter-pointer';
import type { FoundPlace } from '../pointing/use-found-place';
import type { PickedCounters } from '../pointing/use-picked-counters';
import { CountersLayer } from './counters-layer';
import { GroundMarks } from './ground-marks';
import type { LayerProps } from './layer-props';
import { MoveLayer } from './move-layer';
import type { MasterLayout } from './use-master-layout';

/** Loaded when a column is first given a way. */
const ColumnLayer = later(async () => (await import('./column-layer')).ColumnLayer);

interface Props extends LayerProps {
  moving: Moves;
  hand: PickedCounters;
  claims: CounterClaims;
  column: RoadColumn;
  found: FoundPlace | null;
  /** The handlers of mouse, touch and keys on the counters. */
  grips: ReturnType<typeof useCounterPointer>;
  laid: MasterLayout;
  view: RefObject<MapHandle | null>;
}

/** Draws the counters of the master map over what is marked on the ground, with the move or the column in the making. */
export function CountersAndMarks(props: Props) {
  const { map, projection, seen, layout, laid, moving, hand, claims, column, found, grips, view } = props;
  return (
    <g {...grips}>
      <GroundMarks
        crossings={map.crossings}
        bridging={map.bridging}
        selected={hand.selected}
        found={found}
        projection={projection}
        layout={layout}
      />
      {column.way.length > 1 && <ColumnLayer column={column} projection={projection} layout={layout} />}
      <CountersLayer
        laid={laid}
        counters={moving.counters}
        scale={projection.scale}
        seen={seen}
        picked={hand.pickedSet}
        claims={claims}
        movingId={moving.movingId}
        view={view}
      />
      <MoveLayer
        store={moving.store}
        counters={moving.counters}
        projection={projection}
        layout={layout}
        view={view}
        inHand={hand.selected}
      />
    </g>
  );
}
