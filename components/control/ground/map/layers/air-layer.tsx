import { memo } from 'react';
import { AirMarks } from '@/components/control/parts/map/air-marks';
import type { LayerProps } from './layer-props';

/** Air orders on the master map (§9): areas, ways and cover on the ground. */
export const AirLayer = memo(function AirLayer({ map, projection, layout }: LayerProps) {
  return <AirMarks overlay={map.air} projection={projection} layout={layout} part="ground" />;
});

/** Their markers, over the counters. */
export const AirMarkers = memo(function AirMarkers({ map, projection, layout }: LayerProps) {
  return <AirMarks overlay={map.air} projection={projection} layout={layout} part="above" />;
});
