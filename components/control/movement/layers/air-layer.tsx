import { memo } from 'react';
import { later } from '@/components/ui/later';
import type { LayerProps } from './layer-props';

/** Loaded when something of the air is ordered. */
const AirMarks = later(async () => (await import('@/components/control/parts/map/air-marks')).AirMarks);

const isAnything = ({ air }: LayerProps['map']): boolean => air.areas.length > 0 || air.marks.length > 0;

/** Air orders on the master map (§9): areas, ways and cover on the ground. */
export const AirLayer = memo(function AirLayer({ map, projection, layout }: LayerProps) {
  return isAnything(map) && <AirMarks overlay={map.air} projection={projection} layout={layout} part="ground" />;
});

/** Their markers, over the counters. */
export const AirMarkers = memo(function AirMarkers({ map, projection, layout }: LayerProps) {
  return isAnything(map) && <AirMarks overlay={map.air} projection={projection} layout={layout} part="above" />;
});
